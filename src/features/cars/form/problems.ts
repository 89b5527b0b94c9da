import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  endsAfterStart,
  latestPickup,
  maxRentalDays,
  rentalDays,
  type RentalPeriod,
} from '#domain/cars.ts'
import { dayIn, daysBetween, isCalendarDay } from '#domain/days.ts'
import { isTooLate } from '#domain/hours.ts'
import { isBlank } from '#lib/is-blank.ts'
import { isTime } from '#parts/request-form/form-kind.ts'
import { wrongPerson } from '#parts/request-form/problems.ts'
import { wizardSteps } from '#parts/request-form/wizard-steps.ts'
import type { RentalForm } from './form.ts'

/** The five steps (spec 2 §2). */
export const steps = wizardSteps({
  id: 'rental-step',
  label: msg`Steps of your rental`,
  names: {
    car: msg`Car`,
    schedule: msg`Schedule and Locations`,
    details: msg`Details`,
    review: msg`Review`,
    payment: msg`Payment`,
  },
  last: 'review',
  once: 'request',
})
export type Step = (typeof steps)['all'][number]

/** For a rental that goes with the rest of a stay: who and how it is paid are asked there. */
export const staySteps: readonly Step[] = ['car', 'schedule', 'review']

/** Ids of the controls, so that a summary's line leads to its field. */
export const fieldIds = {
  car: 'rental-car',
  pickupDate: 'rental-pickup-date',
  pickupTime: 'rental-pickup-time',
  dropoffDate: 'rental-dropoff-date',
  dropoffTime: 'rental-dropoff-time',
  pickup: 'rental-pickup',
  dropoff: 'rental-dropoff',
  name: 'rental-name',
  phone: 'rental-phone',
  email: 'rental-email',
} as const
export type RentalField = keyof typeof fieldIds

export interface Problem {
  step: Step
  field: RentalField
  text: MessageDescriptor
}

export interface ProblemContext {
  period: RentalPeriod
  timezone: string
  /** The house's clock. */
  now: Date
  /** Whether the chosen car is still among those offered. */
  carOffered: boolean
  /** Somebody else has the car, as the server answered just now; cached rows only warn. */
  taken: boolean
}

/** What must be put right, in the order of the steps (spec 2 §5). */
export function problemsOf(form: RentalForm, context: ProblemContext): Problem[] {
  const times = wrongTimes(context)
  return [
    ...(form.carId !== null && context.carOffered
      ? []
      : [{ step: 'car', field: 'car', text: msg`Please select a car first.` } as const]),
    ...times,
    ...(times.length === 0 && context.taken
      ? inSchedule('pickupDate', msg`This car is taken for some of this time.`)
      : []),
    ...missingPlaces(form),
    ...missingDetails(form),
  ]
}

const inSchedule = (field: RentalField, text: MessageDescriptor): Problem[] => [
  { step: 'schedule', field, text },
]

function wrongTimes({ period, timezone, now }: ProblemContext): Problem[] {
  const { pickup_date, pickup_time, dropoff_date, dropoff_time } = period
  const missing = [
    ...(isCalendarDay(pickup_date)
      ? []
      : inSchedule('pickupDate', msg`Choose the day of pick-up.`)),
    ...(isTime(pickup_time) ? [] : inSchedule('pickupTime', msg`Choose the time of pick-up.`)),
    ...(isCalendarDay(dropoff_date)
      ? []
      : inSchedule('dropoffDate', msg`Choose the day of drop-off.`)),
    ...(isTime(dropoff_time) ? [] : inSchedule('dropoffTime', msg`Choose the time of drop-off.`)),
  ]
  if (missing.length > 0) return missing
  const today = dayIn(timezone, now)
  if (pickup_date < today) {
    return inSchedule('pickupDate', msg`This day has passed at the house.`)
  }
  if (isTooLate(timezone, pickup_date, pickup_time, now)) {
    return inSchedule('pickupTime', msg`This time has passed at the house.`)
  }
  if (daysBetween(today, pickup_date) > latestPickup) {
    return inSchedule('pickupDate', msg`That is too far ahead: please call the house.`)
  }
  if (!endsAfterStart(period)) {
    const field = dropoff_date === pickup_date ? 'dropoffTime' : 'dropoffDate'
    return inSchedule(field, msg`Drop-off must be after pick-up.`)
  }
  if (rentalDays(pickup_date, dropoff_date) > maxRentalDays) {
    return inSchedule(
      'dropoffDate',
      msg`At most ${maxRentalDays} days at once: please call the house.`,
    )
  }
  return []
}

function missingPlaces({ pickup, dropoff }: RentalForm): Problem[] {
  return [
    ...(isBlank(pickup) ? inSchedule('pickup', msg`Say where we hand the car over.`) : []),
    ...(isBlank(dropoff) ? inSchedule('dropoff', msg`Say where you leave the car.`) : []),
  ]
}

const missingDetails = (form: RentalForm): Problem[] =>
  wrongPerson(form).map((wrong) => ({ step: 'details', ...wrong }))
