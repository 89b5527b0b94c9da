import type { Currency } from '#lib/currency.ts'
import { whoIsMissing, type Fields, type PlainReason } from '../../pipeline/refusal.ts'
import { rentCar as rentCarBody, rentedCar, type RentCar } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import {
  offeredExtras,
  rentalDays,
  rentalExtraNames,
  rentalTotals,
  type RentalExtras,
  type RentalTotals,
} from '#domain/cars.ts'
import { fromCents } from '#domain/money.ts'
import { hasRole, actorDisplayName } from '../../pipeline/actor.ts'
import { dayIn } from '#domain/days.ts'
import { checkOpenLimit } from '../../budgets/open-limit.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { areAsShown } from '../as-shown.ts'
import { uniqueCode } from '../unique-code.ts'
import { settingsOf } from '../../house-settings.ts'
import { syncCarDays } from './days.ts'
import { claimCar } from './free-cars.ts'
import { publicRentals } from './rental-rows.ts'
import { checkPhoneGiven } from '../check-phone-given.ts'
import { placeEndpoint } from '../service/index.ts'
import { checkNotPast, checkRentalPeriod } from './rules.ts'

/** Words for name and phone, as on the other pages (spec 2 §5). */
function reasonFor(fields: Fields): PlainReason | undefined {
  return whoIsMissing(fields) ?? (fields.car_id && 'select_car')
}

/**
 * Throws `price_changed` with the house's figures and what it offers of the extras, where the guest saw
 * other figures, by over a cent, or asks for an extra that it has no price for.
 */
function checkShown(
  price: RentalTotals,
  dailyRateCents: number,
  offered: RentalExtras,
  { totals: shown, extras }: RentCar,
  base: Currency,
): void {
  const pairs = [
    [price.base_cents, shown.base_price],
    [price.extras_cents, shown.extras_total],
    [price.total_cents, shown.grand_total],
  ] as const
  const isOffered = rentalExtraNames.every((name) => extras[name] === offered[name])
  if (isOffered && shown.currency === base && areAsShown(pairs)) return
  refuse(isOffered ? 'request_price_changed' : 'rental_extra_not_offered', {
    current: {
      extras: offered,
      days: price.days,
      daily_rate: fromCents(dailyRateCents),
      base_price: fromCents(price.base_cents),
      extras_total: fromCents(price.extras_cents),
      grand_total: fromCents(price.total_cents),
      currency: base,
    },
  })
}

/** Days of cars that guests have asked for and nobody has confirmed: they keep others from them. */
async function checkWaiting(
  tx: Tx,
  { phone, email }: RentCar['customer'],
  days: number,
  today: string,
): Promise<void> {
  const asked = { customer_phone: phone, customer_email: email, amount: days }
  await checkOpenLimit(tx, 'carDays', asked, async () => {
    const rows = await tx.db
      .selectFrom('car_rentals')
      .select(['customer_phone', 'customer_email', 'pickup_date', 'dropoff_date'])
      .where('status', '=', 'pending')
      .where('payment_status', '!=', 'paid')
      .where('source', '!=', 'desk')
      .where('dropoff_date', '>=', today)
      .where('deleted_at', 'is', null)
      .execute()
    return rows.map((row) => ({ ...row, amount: rentalDays(row.pickup_date, row.dropoff_date) }))
  })
}

/** Source as the documents name it; nobody but staff can say that something is the desk's. */
const publicSources = ['public-car-page', 'public-book']

/**
 * A guest rents a car: claimed on receipt, pending until staff approve. Priced by the house, judged
 * by the house's clock; a car that somebody else has is 409 `car_taken` with what is free.
 */
export const rentCar = placeEndpoint(cars, {
  body: rentCarBody,
  answer: rentedCar,
  invalid: reasonFor,
  async write(tx, { body, actor, operation, now }) {
    const recorded = hasRole(actor, 'reception') && body.source === 'desk'
    const { schedule, customer } = body
    const { timezone, base_currency, rental_extras_cents: prices } = await settingsOf(tx.db)
    checkRentalPeriod(schedule, timezone, now)
    if (!recorded) {
      checkPhoneGiven(customer)
      checkNotPast(schedule, timezone, now)
    }
    const car = await claimCar(tx, body.car_id, schedule)
    const days = rentalDays(schedule.pickup_date, schedule.dropoff_date)
    if (!recorded) await checkWaiting(tx, customer, days, dayIn(timezone, now))
    const extras = offeredExtras(body.extras, prices)
    const price = rentalTotals(car.daily_rate_cents, days, extras, prices)
    checkShown(price, car.daily_rate_cents, extras, body, base_currency)

    const id = tx.newId('car_rentals')
    await tx.insert('car_rentals', {
      id,
      code: await uniqueCode(tx, 'car_rentals', body.code),
      car_id: car.id,
      status: 'pending',
      payment_status: 'unpaid',
      ...schedule,
      pickup_location: body.locations.pickup,
      dropoff_location: body.locations.dropoff,
      extras: JSON.stringify(extras),
      extras_prices: JSON.stringify(prices),
      customer_name: customer.name,
      customer_phone: customer.phone,
      customer_email: customer.email,
      base_cents: price.base_cents,
      extras_cents: price.extras_cents,
      total_cents: price.total_cents,
      source: recorded ? 'desk' : (publicSources.find((one) => one === body.source) ?? 'public'),
      flag: null,
      cancel_reason: null,
      device_time: operation?.deviceTime ?? null,
      changed_by: actorDisplayName(actor),
      language: body.language ?? null,
      payment_reference: null,
    })
    const row = await tx.lockWritten('car_rentals', id)
    await syncCarDays(tx, row)
    const [rental] = await publicRentals(tx.db, [row])
    return {
      status: 201,
      body: { id, rental_id: id, rental },
      changes: [{ resource: 'car_rentals', rowId: id, changed: { status: [null, 'pending'] } }],
    }
  },
})
