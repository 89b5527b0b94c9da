import {
  dayBack,
  rentalDefaults,
  rentalExtraNames,
  defaultRentalExtras,
  type RentalPeriod,
  type RentalExtras,
} from '#domain/cars.ts'
import type { CartLine } from '#contract/cart.ts'
import { addDays, dayIn, isCalendarDay, timeIn } from '#domain/days.ts'
import { usualTime, type OpeningHours } from '#domain/hours.ts'
import {
  isTime,
  readDay,
  readId,
  readTime,
  requestKind,
  type Person,
} from '#parts/request-form/form-kind.ts'
import { nobody } from '#parts/request-form/body.ts'
import { formOf } from './body.ts'

/** The form: plain data, so that it can be stored as a draft and restored after a crash. */
export interface RentalForm extends Person {
  carId: string | null
  /** Null until the person chooses: then the usual times are offered. '' was cleared. */
  pickupDate: string | null
  pickupTime: string | null
  dropoffDate: string | null
  dropoffTime: string | null
  pickup: string
  dropoff: string
  extras: RentalExtras
}

export const emptyForm: RentalForm = {
  carId: null,
  pickupDate: null,
  pickupTime: null,
  dropoffDate: null,
  dropoffTime: null,
  pickup: '',
  dropoff: '',
  extras: defaultRentalExtras,
  ...nobody,
}

/**
 * The values of the fields: chosen by the person, or suggested.
 *
 * @param hours when the house hands cars out
 */
export function periodOf(
  form: RentalForm,
  timezone: string,
  hours: OpeningHours,
  now: Date,
): RentalPeriod {
  const offered = rentalDefaults(`${dayIn(timezone, now)}T${timeIn(timezone, now)}`, hours)
  const pickup_date = form.pickupDate ?? offered.pickup_date
  const usual =
    pickup_date === offered.pickup_date ? offered.pickup_time : usualTime(pickup_date, hours)
  const dropoff_date =
    form.dropoffDate ?? (isCalendarDay(pickup_date) ? dayBack(pickup_date, hours) : '')
  return {
    pickup_date,
    pickup_time: form.pickupTime ?? usual,
    dropoff_date,
    dropoff_time: form.dropoffTime ?? usualTime(dropoff_date, hours),
  }
}

/** Drop-off follows pick-up: where it would lie before it, it moves to the next day. */
export function withPickupDate(form: RentalForm, pickupDate: string): RentalForm {
  const { dropoffDate } = form
  const before = dropoffDate !== null && isCalendarDay(pickupDate) && dropoffDate < pickupDate
  return { ...form, pickupDate, dropoffDate: before ? addDays(pickupDate, 1) : dropoffDate }
}

/** Whether prices and free cars can be worked out for it. */
export function isWhole(period: RentalPeriod): boolean {
  return (
    isCalendarDay(period.pickup_date) &&
    isCalendarDay(period.dropoff_date) &&
    isTime(period.pickup_time) &&
    isTime(period.dropoff_time)
  )
}

export const rentals = requestKind({
  draft: 'cars',
  empty: emptyForm,
  fields: {
    carId: readId,
    pickupDate: readDay,
    pickupTime: readTime,
    dropoffDate: readDay,
    dropoffTime: readTime,
    extras: readExtras,
  },
  isBegun: ({ carId, name, phone }) => carId !== null || name !== '' || phone !== '',
  formOf,
  formOfLine: ({ request }: Extract<CartLine, { kind: 'car' }>) =>
    formOf({ ...request, customer: { name: '', phone: '', email: null } }),
  fresh: withoutPast,
})

/** Past times are replaced by suggested ones; the rest is restored as it was, a return to come too. */
function withoutPast(form: RentalForm, now: string): RentalForm {
  const { pickupDate, dropoffDate } = form
  const day = now.slice(0, 10)
  if (pickupDate === null || pickupDate >= day) return form
  const without = { ...form, pickupDate: null, pickupTime: null }
  const isToCome = dropoffDate !== null && dropoffDate > day
  return isToCome ? without : { ...without, dropoffDate: null, dropoffTime: null }
}

function readExtras(value: unknown): RentalExtras {
  const stored = (value ?? {}) as Partial<Record<keyof RentalExtras, unknown>>
  return Object.fromEntries(
    rentalExtraNames.map((name) => [
      name,
      typeof stored[name] === 'boolean' ? stored[name] : defaultRentalExtras[name],
    ]),
  ) as unknown as RentalExtras
}
