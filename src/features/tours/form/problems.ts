import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { isPhone } from '#domain/phone.ts'
import type { Tour } from '../data.ts'
import type { TourForm } from './form.ts'

/** Ids of the controls, so that a summary's line leads to its field. */
export const fieldIds = {
  tour: 'tour-picked',
  date: 'tour-date',
  people: 'tour-people',
  name: 'tour-name',
  phone: 'tour-phone',
  roomNumber: 'tour-room-number',
  roomGuest: 'tour-room-guest',
  payment: 'tour-payment',
} as const
export type TourField = keyof typeof fieldIds

export interface Problem {
  /** Where to go to mend it. */
  field: TourField
  title: MessageDescriptor
  text: MessageDescriptor
  /** All fields it is about, with what each lacks. */
  fields: Partial<Record<TourField, MessageDescriptor>>
}

export interface ProblemContext {
  /** The tour that is picked, as the house has it now. */
  tour: Pick<Tour, 'name' | 'available' | 'departure'> | null
  /** As it stands on the screen. */
  date: string
  /** The house's day. */
  today: string
  /** The first day that the tour can be had: it has left today, or not yet. */
  earliest: string
  /** Places left that day, where the house was heard just now; null: not surely known. */
  left: number | null
}

/** Those that are asked for where the whole stay is booked, and not here. */
const elsewhere: readonly TourField[] = ['name', 'phone', 'roomNumber', 'roomGuest']

/** What stands in the way of putting it with the rest of a stay. */
export function problemsForStay(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ field }) => !elsewhere.includes(field))
}

/** What stands in the way of sending, in the order of the page; the documents' words (spec 2 §5). */
export function problemsOf(form: TourForm, context: ProblemContext): Problem[] {
  return [
    ...noTour(context),
    ...wrongDate(context),
    ...wrongPeople(form, context),
    ...missingDetails(form),
    ...missingRoom(form),
  ]
}

function noTour({ tour }: ProblemContext): Problem[] {
  if (tour === null) {
    const text = msg`Please select one tour and set date & people.`
    return [{ field: 'tour', title: msg`Pick a tour`, text, fields: {} }]
  }
  if (tour.available) return []
  const { name } = tour
  const text = msg`${name} is not offered just now. Please pick another tour.`
  return [{ field: 'tour', title: msg`No longer available`, text, fields: {} }]
}

/** The house judges lateness by its own clock; the device warns before anything is sent. */
function wrongDate({ date, today, earliest, tour }: ProblemContext): Problem[] {
  if (date === '') {
    const text = msg`Please set the tour date.`
    return [{ field: 'date', title: msg`Date required`, text, fields: { date: text } }]
  }
  if (date >= earliest) return []
  const departure = tour?.departure ?? ''
  const text =
    date < today
      ? msg`This day has passed at the house. Please choose a later one.`
      : msg`This tour left at ${departure} today. Please choose a later day.`
  return [{ field: 'date', title: msg`Too late`, text, fields: { date: text } }]
}

/** What is only kept may be out of date: then the house has the last word, and nothing is stopped. */
function wrongPeople({ people }: TourForm, { left }: ProblemContext): Problem[] {
  if (people < 1) {
    const text = msg`Please set at least 1 person.`
    return [{ field: 'people', title: msg`People required`, text, fields: { people: text } }]
  }
  if (left === null || people <= left) return []
  const text =
    left === 0
      ? msg`No places are left on that day. Please choose another.`
      : msg`${plural(left, { one: 'Only # place is', other: 'Only # places are' })} left on that day.`
  return [{ field: 'people', title: msg`Not enough places`, text, fields: { people: text } }]
}

function missingDetails(form: TourForm): Problem[] {
  const fields: Problem['fields'] = {
    ...(form.name.trim() === '' && { name: msg`Please enter your name.` }),
    ...(!isPhone(form.phone) && { phone: msg`Please enter your phone number.` }),
  }
  const [field] = Object.keys(fields) as TourField[]
  if (!field) return []
  const text = msg`Please enter your name and phone number.`
  return [{ field, title: msg`Missing details`, text, fields }]
}

function missingRoom(form: TourForm): Problem[] {
  if (form.payment !== 'room') return []
  const fields: Problem['fields'] = {
    ...(form.roomNumber.trim() === '' && { roomNumber: msg`Please enter the room number.` }),
    ...(form.roomGuest.trim() === '' && { roomGuest: msg`Please enter the guest’s name.` }),
  }
  const [field] = Object.keys(fields) as TourField[]
  if (!field) return []
  const text = msg`Please enter room number and guest name.`
  return [{ field, title: msg`Missing room details`, text, fields }]
}
