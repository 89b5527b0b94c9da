import { rentalDefaults, usualRentalExtras, type Outing, type RentalExtras } from '#domain/cars.ts'
import { addDays, dayIn, timeIn } from '#domain/days.ts'

/** The form: plain data, so that it can be kept as a draft and found again after a crash. */
export interface RentalForm {
  carId: string | null
  /** Null until the person chooses: then the usual times are offered. '' was cleared. */
  pickupDate: string | null
  pickupTime: string | null
  dropoffDate: string | null
  dropoffTime: string | null
  pickup: string
  dropoff: string
  extras: RentalExtras
  name: string
  phone: string
  email: string
}

export const emptyForm: RentalForm = {
  carId: null,
  pickupDate: null,
  pickupTime: null,
  dropoffDate: null,
  dropoffTime: null,
  pickup: '',
  dropoff: '',
  extras: usualRentalExtras,
  name: '',
  phone: '',
  email: '',
}

/** What the guest gave of themselves stays for the next rental. */
export function afterRental({ name, phone, email }: RentalForm): RentalForm {
  return { ...emptyForm, name, phone, email }
}

/** Whether there is anything in it that would be missed. */
export function isWorthKeeping(form: RentalForm): boolean {
  return JSON.stringify(form) !== JSON.stringify(emptyForm)
}

/**
 * What stands in the fields: chosen, or offered.
 *
 * @param closes until when the house hands cars out, `HH:MM`
 */
export function outingOf(form: RentalForm, timezone: string, closes: string, now: Date): Outing {
  const offered = rentalDefaults(`${dayIn(timezone, now)}T${timeIn(timezone, now)}`, closes)
  const pickup_date = form.pickupDate ?? offered.pickup_date
  // The usual hour of another day is the documented one.
  const usual = pickup_date === offered.pickup_date ? offered.pickup_time : '10:00'
  return {
    pickup_date,
    pickup_time: form.pickupTime ?? usual,
    dropoff_date: form.dropoffDate ?? (isDay(pickup_date) ? addDays(pickup_date, 1) : ''),
    dropoff_time: form.dropoffTime ?? '10:00',
  }
}

/** Drop-off follows pick-up: where it would lie before it, it moves to the next day. */
export function withPickupDate(form: RentalForm, pickupDate: string): RentalForm {
  const { dropoffDate } = form
  const before = dropoffDate !== null && isDay(pickupDate) && dropoffDate < pickupDate
  return { ...form, pickupDate, dropoffDate: before ? addDays(pickupDate, 1) : dropoffDate }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether it is a day that exists: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  return (
    DAY.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) && addDays(text, 0) === text
  )
}

export function isTime(text: string): boolean {
  return TIME.test(text)
}

/** Whether prices and free cars can be worked out for it. */
export function isWhole(outing: Outing): boolean {
  return (
    isDay(outing.pickup_date) &&
    isDay(outing.dropoff_date) &&
    isTime(outing.pickup_time) &&
    isTime(outing.dropoff_time)
  )
}
