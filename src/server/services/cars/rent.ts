import type { Currency } from '#lib/currency.ts'
import { whoIsMissing, type Fields, type PlainReason } from '../../pipeline/refusal.ts'
import { rentCar as rentCarBody, rentedCar, type RentCar } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import {
  offeredExtras,
  rentalDays,
  rentalExtraNames,
  rentalSums,
  rentalTotals,
  type RentalExtras,
  type RentalTotals,
} from '#domain/cars.ts'
import { fromCents } from '#domain/money.ts'
import { dayIn } from '#domain/days.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { areAsShown } from '../as-shown.ts'
import { syncCarDays } from './days.ts'
import { claimCar } from './free-cars.ts'
import { rentalSerializers, type RentalRow } from './rental-rows.ts'
import { checkPhoneGiven } from '../check-phone-given.ts'
import { checkWaiting, customerColumns, placeEndpoint } from '../service/index.ts'
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
      ...rentalSums(price),
      currency: base,
    },
  })
}

/**
 * A guest rents a car: claimed on receipt, pending until staff approve. Priced by the house, judged
 * by the house's clock; a car that somebody else has is 409 `car_taken` with what is free.
 */
export const rentCar = placeEndpoint(cars, {
  body: rentCarBody,
  answer: rentedCar,
  invalid: reasonFor,
  recordedBy: 'reception',
  guestSources: ['public', 'public-car-page', 'public-book'],
  idAs: 'rental_id',
  toPublic: rentalSerializers.toPublic,
  async take(tx, { body, recorded, settings, now }) {
    const { schedule, customer } = body
    const { timezone, base_currency, rental_extras_cents: prices } = settings
    checkRentalPeriod(schedule, timezone, now)
    if (!recorded) {
      checkPhoneGiven(customer)
      checkNotPast(schedule, timezone, now)
    }
    const car = await claimCar(tx, body.car_id, schedule)
    const days = rentalDays(schedule.pickup_date, schedule.dropoff_date)
    if (!recorded) {
      const asked = { customer, amount: days, today: dayIn(timezone, now) }
      await checkWaiting<RentalRow>(tx, cars, 'carDays', asked, (row) =>
        rentalDays(row.pickup_date, row.dropoff_date),
      )
    }
    const extras = offeredExtras(body.extras, prices)
    const price = rentalTotals(car.daily_rate_cents, days, extras, prices)
    checkShown(price, car.daily_rate_cents, extras, body, base_currency)
    return {
      columns: async () => ({
        ...customerColumns(customer),
        ...schedule,
        car_id: car.id,
        payment_status: 'unpaid',
        pickup_location: body.locations.pickup,
        dropoff_location: body.locations.dropoff,
        extras: JSON.stringify(extras),
        extras_prices: JSON.stringify(prices),
        base_cents: price.base_cents,
        extras_cents: price.extras_cents,
        total_cents: price.total_cents,
        payment_reference: null,
        flag: null,
        room_booking_id: null,
      }),
      after: syncCarDays,
    }
  },
})
