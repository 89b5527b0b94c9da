import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { House } from '#contract/house.ts'
import { addDays, isCalendarDay } from '#domain/days.ts'
import { latestArrival, maxStayNights, nightsOf } from '#domain/stays.ts'
import { wrongPerson } from '#parts/request-form/problems.ts'
import { wizardSteps } from '#parts/request-form/wizard-steps.ts'
import type { Room } from '../data.ts'
import type { Availability } from './availability.ts'
import type { StayAsked, StayForm } from './form.ts'

/** The five steps, by the documents' names (spec 1 §2). */
export const steps = wizardSteps({
  label: msg`Steps of your booking`,
  names: {
    dates: msg`Dates & Guests`,
    extras: msg`Extras`,
    details: msg`Your Details`,
    review: msg`Review & Confirm`,
    pay: msg`Pay with Card`,
  },
  last: 'review',
  id: 'step',
  once: 'request',
})
export type Step = (typeof steps.all)[number]

/** A house that takes no cards names none. */
export const stepsOf = ({ payments }: Pick<House, 'payments'>): typeof steps =>
  payments === 'none' ? { ...steps, names: { ...steps.names, pay: msg`Pay at the house` } } : steps

/** A room for a stay's cart: customer and payment are asked in the cart. */
export const staySteps: readonly Step[] = ['dates', 'extras', 'review']

/** Ids of the inputs, so that a line of the error summary leads to its field. */
export const fieldIds = {
  checkIn: 'stay-check-in',
  checkOut: 'stay-check-out',
  adults: 'stay-adults',
  children: 'stay-children',
  quantity: 'stay-quantity',
  promo: 'stay-promo',
  name: 'stay-name',
  phone: 'stay-phone',
  email: 'stay-email',
} as const
export type StayField = keyof typeof fieldIds

export interface Problem {
  step: Step
  field: StayField
  text: MessageDescriptor
}

export interface ProblemContext {
  room: Room
  asked: StayAsked
  /** The day at the house. */
  today: string
  /** Null where it is unknown or old: then only the server can decide. */
  availability: Availability | null
}

/** Problems that block the booking, in the order of the steps (spec 1 §5). */
export function problemsOf(form: StayForm, context: ProblemContext): Problem[] {
  const asked = [...wrongDays(context), ...wrongGuests(context)]
  return [
    ...asked,
    // Whether a room is free for them depends on days and guests.
    ...(asked.length === 0 ? notFree(context) : []),
    ...missingDetails(form),
  ]
}

const inStep1 = (field: StayField, text: MessageDescriptor): Problem[] => [
  { step: 'dates', field, text },
]

function wrongDays({ asked, today }: ProblemContext): Problem[] {
  const { check_in: checkIn, check_out: checkOut } = asked
  if (!isCalendarDay(checkIn)) return inStep1('checkIn', msg`Choose the day you arrive.`)
  if (!isCalendarDay(checkOut)) return inStep1('checkOut', msg`Choose the day you leave.`)
  if (checkIn < today) return inStep1('checkIn', msg`This day has passed at the house.`)
  if (checkIn > addDays(today, latestArrival)) {
    return inStep1('checkIn', msg`That is too far ahead: please call the house.`)
  }
  const nights = nightsOf(checkIn, checkOut)
  if (nights < 1) return inStep1('checkOut', msg`Minimum 1 night: leave a day later.`)
  if (nights > maxStayNights) {
    return inStep1('checkOut', msg`At most ${maxStayNights} nights at once: please call the house.`)
  }
  return []
}

function wrongGuests({ asked, room }: ProblemContext): Problem[] {
  const { adults, children, quantity } = asked
  if (adults < 1) return inStep1('adults', msg`At least one adult.`)
  if (quantity < 1) return inStep1('quantity', msg`At least one room.`)
  if (adults + children <= room.capacity) return []
  return inStep1(
    children > 0 && adults <= room.capacity ? 'children' : 'adults',
    msg`${plural(room.capacity, {
      one: 'This room sleeps one guest. Take more rooms, or another one.',
      other: 'This room sleeps up to # guests. Take more rooms, or another one.',
    })}`,
  )
}

function notFree({ availability, asked }: ProblemContext): Problem[] {
  if (availability === null) return []
  if (availability.unavailable) {
    return inStep1('checkIn', msg`This room cannot be booked for these days.`)
  }
  if (availability.occupiedNights.length > 0) {
    return inStep1('checkIn', msg`This room is taken for some of these nights.`)
  }
  if (availability.freeLikeIt >= asked.quantity) return []
  const left = availability.freeLikeIt
  return inStep1(
    'quantity',
    msg`${plural(left, {
      one: 'Only # room like this is free for these nights.',
      other: 'Only # rooms like this are free for these nights.',
    })}`,
  )
}

function missingDetails(form: StayForm): Problem[] {
  return wrongPerson(form).map((problem) => ({ step: 'details', ...problem }))
}
