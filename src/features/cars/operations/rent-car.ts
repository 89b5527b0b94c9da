import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { CarTaken, RentCar } from '#contract/rentals.ts'
import { rentalDays, rentalExtraNames } from '#domain/cars.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { changeTo } from '#parts/change-to.ts'
import { withNotOffered } from '#parts/not-offered-actions.ts'
import { untilLate, type Request } from '#parts/request-form/request.ts'
import { amountText, dayText } from '#parts/day-and-amount.ts'
import { extraText } from '../form/extras.ts'

/** A guest's rental as a queued operation: its title and its recovery actions. */

/** "Rent the small car, 2 days from 24 Nov"; `name` is the car's. */
export function rentCarTitle({ schedule }: RentCar, name: string): MessageDescriptor {
  const from = dayText(schedule.pickup_date)
  const days = rentalDays(schedule.pickup_date, schedule.dropoff_date)
  return msg`Rent ${name}, ${plural(days, { one: '# day', other: '# days' })} from ${from}`
}

/** "Pick-up at 10:00, the airport · $158.00" */
function rentCarDetail({ schedule, locations, totals }: RentCar): MessageDescriptor {
  const time = schedule.pickup_time
  const place = locations.pickup
  const total = amountText(totals.grand_total)
  return msg`Pick-up at ${time}, ${place} · ${total}`
}

/** A rental as it is sent to the server; `detail` is the car's name. */
export function rentRequest(body: RentCar, carName: string, timezone: string): Request {
  const { pickup_date, pickup_time } = body.schedule
  const validUntil = untilLate(timezone, pickup_date, pickup_time)
  return { route: 'rentCar', body, title: rentCarTitle(body, carName), detail: carName, validUntil }
}

const bodyOf = (operation: OperationRow) => operation.body as RentCar

/** The car's name is in the operation's `words`, since the body has only its id. */
const nameOf = (operation: OperationRow) => operation.words.detail

export const rentCarDescriptor = withNotOffered({
  title: (operation) => rentCarTitle(bodyOf(operation), nameOf(operation)),
  detail: (operation) => rentCarDetail(bodyOf(operation)),
  recoveryActions: recoveryActions,
  failed: msg`Failed to submit order.`,
  check: msg`Call the house and ask whether the rental is there before you send it again.`,
})

/** The five steps with this rental in them, for changing; the desk's own is changed at the desk. */
export function changeAddress(operation: Pick<OperationRow, 'id' | 'body'>, step = ''): string {
  const { source } = operation.body as Partial<RentCar>
  if (source === 'desk') return `/dashboard/cars?rental=${operation.id}`
  return `/car-rental?change=${operation.id}${step === '' ? '' : `&step=${step}`}`
}

function recoveryActions(operation: OperationRow): RecoveryAction[] {
  const otherTimes: RecoveryAction = {
    kind: 'open',
    label: msg`Choose other days`,
    to: changeAddress(operation, 'schedule'),
  }
  const change: RecoveryAction = {
    kind: 'open',
    label: msg`Change the rental`,
    to: changeAddress(operation),
  }
  switch (operation.answer?.code) {
    case 'car_taken':
      return [...inOtherCars(operation), otherTimes]
    case 'price_changed':
      return [...atNewPrice(operation), change]
    case 'too_late':
      return [otherTimes]
    default:
      return [change]
  }
}

/** One that is free for all of these days. */
type FreeCar = CarTaken['cars'][number]

/** The same days and extras in another car, at its price. */
export function inCar(body: RentCar, car: FreeCar): RentCar {
  const { days, extras_total } = body.totals
  const base_price = fromCents(toCents(car.daily_rate) * days)
  const grand_total = fromCents(toCents(base_price) + toCents(extras_total))
  return { ...body, car_id: car.car_id, totals: { ...body.totals, base_price, grand_total } }
}

/** More would be a list to search and not a quick choice. */
const MAX_ALTERNATIVES = 4

/** Cars that are free for all of these days, nearest in price first, one tap each. */
function inOtherCars(operation: OperationRow): RecoveryAction[] {
  const body = bodyOf(operation)
  const asked = body.totals.base_price / Math.max(1, body.totals.days)
  const away = (car: FreeCar) => Math.abs(car.daily_rate - asked)
  return (currentOf<CarTaken>(operation.answer?.body).cars ?? [])
    .filter(({ car_id }) => car_id !== body.car_id)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MAX_ALTERNATIVES)
    .map((car) => {
      const changed = inCar(body, car)
      const { name } = car
      const total = amountText(changed.totals.grand_total)
      // Screens write the title again in the reader's language; the detail is the car's name.
      const words = { title: operation.words.title, detail: name }
      return changeTo(msg`Take ${name} instead, ${total}`, operation, changed, { words })
    })
}

/** Orders again at the server's price, and without what it no longer offers (409 price_changed). */
function atNewPrice(operation: OperationRow): RecoveryAction[] {
  const { days, base_price, extras_total, grand_total, extras } = currentOf<
    RentCar['totals'] & Pick<RentCar, 'extras'>
  >(operation.answer?.body)
  const known = [days, base_price, extras_total, grand_total]
  if (known.includes(undefined)) return []
  const price = amountText(grand_total ?? 0)
  const totals = { days, base_price, extras_total, grand_total, currency: houseMoneyHere().base }
  const body = bodyOf(operation)
  const gone = rentalExtraNames.filter((name) => body.extras[name] && extras?.[name] === false)
  const without = gone.map((name) => i18n._(extraText[name])).join(', ')
  return [
    changeTo(
      gone.length > 0
        ? msg`Rent without ${without}, ${price}`
        : msg`Rent at the new price, ${price}`,
      operation,
      { ...body, extras: extras ?? body.extras, totals },
    ),
  ]
}
