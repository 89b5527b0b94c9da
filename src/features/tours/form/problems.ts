import { msg, plural } from '@lingui/core/macro'
import {
  personProblems,
  missingRoom,
  oneProblem,
  type Problem,
} from '#parts/request-form/problems.ts'
import type { Tour } from '../data.ts'
import type { TourForm } from './form.ts'

/** Ids of the controls, so that a summary's line leads to its field. */
export const fieldIds = {
  tour: 'tour-picked',
  date: 'tour-date',
  people: 'tour-people',
  name: 'tour-name',
  phone: 'tour-phone',
  email: 'tour-email',
  roomNumber: 'tour-room-number',
  roomGuest: 'tour-room-guest',
  payment: 'tour-payment',
} as const
export type TourField = keyof typeof fieldIds

type TourProblem = Problem<TourField>

export interface ProblemContext {
  /** The tour that is picked, as the house has it now. */
  tour: Pick<Tour, 'name' | 'available' | 'departure'> | null
  /** As shown on the screen. */
  date: string
  /** The house's day. */
  today: string
  /** The first day on which the tour is available: it has left today, or not yet. */
  earliest: string
  /** Places left that day, where the server answered just now; null: not known for certain. */
  left: number | null
}

/**
 * What must be put right before sending, in the order of the page; the documents' texts (spec 2
 * §5).
 */
export function problemsOf(form: TourForm, context: ProblemContext): TourProblem[] {
  return [
    ...noTour(context),
    ...wrongDate(context),
    ...wrongPeople(form, context),
    ...personProblems(form),
    ...missingRoom(form),
  ]
}

function noTour({ tour }: ProblemContext): TourProblem[] {
  if (tour === null) {
    const text = msg`Please select one tour and set date & people.`
    return [{ field: 'tour', title: msg`Pick a tour`, text, fields: {} }]
  }
  if (tour.available) return []
  const { name } = tour
  const text = msg`${name} is not offered just now. Please pick another tour.`
  return [{ field: 'tour', title: msg`No longer available`, text, fields: {} }]
}

/**
 * The server decides by its own clock what is too late; the device warns before anything is sent.
 */
function wrongDate({ date, today, earliest, tour }: ProblemContext): TourProblem[] {
  if (date === '') {
    const text = msg`Please set the tour date.`
    return oneProblem('date', msg`Date required`, text)
  }
  if (date >= earliest) return []
  const departure = tour?.departure ?? ''
  const text =
    date < today
      ? msg`This day has passed at the house. Please choose a later one.`
      : msg`This tour left at ${departure} today. Please choose a later day.`
  return oneProblem('date', msg`Too late`, text)
}

/** Cached rows may be out of date: then the server decides, and nothing is stopped here. */
function wrongPeople({ people }: TourForm, { left }: ProblemContext): TourProblem[] {
  if (people < 1) {
    const text = msg`Please set at least 1 person.`
    return oneProblem('people', msg`People required`, text)
  }
  if (left === null || people <= left) return []
  const text =
    left === 0
      ? msg`No places are left on that day. Please choose another.`
      : msg`${plural(left, { one: 'Only # place is', other: 'Only # places are' })} left on that day.`
  return oneProblem('people', msg`Not enough places`, text)
}
