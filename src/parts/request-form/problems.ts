import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmail } from '#domain/email.ts'
import { isPhone } from '#domain/phone.ts'
import { isBlank } from '#lib/is-blank.ts'
import { callingCodeProblem } from '#parts/contact-problems.ts'
import { isTooLate } from '#domain/hours.ts'
import type { Payment } from './body.ts'
import type { Closed } from './closed.ts'
import type { Person } from './form-kind.ts'

/** A problem that blocks a one-page form (spec 2 §5). */
export interface Problem<Field extends string = string> {
  /** The field to go to. */
  field: Field
  title: MessageDescriptor
  text: MessageDescriptor
  /** All fields of the problem, each with its message. */
  fields: Partial<Record<Field, MessageDescriptor>>
}

/** A problem of one field; the field shows the same text. */
export const oneProblem = <Field extends string>(
  field: Field,
  title: MessageDescriptor,
  text: MessageDescriptor,
): Problem<Field>[] => [
  { field, title, text, fields: { [field]: text } as Problem<Field>['fields'] },
]

/** One problem for all missing fields; it leads to the first of them. */
function lacking<Field extends string>(
  title: MessageDescriptor,
  text: MessageDescriptor,
  fields: readonly (false | readonly [Field, MessageDescriptor])[],
): Problem<Field>[] {
  const wrong = fields.filter((one) => one !== false)
  const [first] = wrong
  if (first === undefined) return []
  const byField = Object.fromEntries(wrong) as Problem<Field>['fields']
  return [{ field: first[0], title, text, fields: byField }]
}

const missingPhone = (phone: string) =>
  callingCodeProblem(phone) ??
  (phone.trim() === ''
    ? msg`Please enter your phone number.`
    : msg`Please check your phone number.`)

/** One problem for name and phone, and one for an e-mail that the server would refuse. */
export const personProblems = ({ name, phone, email }: Person): Problem<keyof Person>[] => [
  ...lacking(msg`Missing details`, msg`Please enter your name and phone number.`, [
    isBlank(name) && (['name', msg`Please enter your name.`] as const),
    !isPhone(phone) && (['phone', missingPhone(phone)] as const),
  ]),
  ...(isWrongEmail(email)
    ? oneProblem('email' as const, msg`Email`, msg`Please enter a valid email.`)
    : []),
]

/** The same with one problem a field. */
export function wrongPerson({ name, phone, email }: Person) {
  const wrong: { field: keyof Person; text: MessageDescriptor }[] = []
  if (isBlank(name)) wrong.push({ field: 'name', text: msg`Please enter your name.` })
  if (!isPhone(phone)) wrong.push({ field: 'phone', text: missingPhone(phone) })
  if (isWrongEmail(email)) wrong.push({ field: 'email', text: msg`Please enter a valid email.` })
  return wrong
}

/** It is optional. */
const isWrongEmail = (email: string) => email.trim() !== '' && !isEmail(email)

export const missingRoom = ({ payment, roomNumber, roomGuest }: Payment) =>
  lacking(
    msg`Missing room details`,
    msg`Please enter room number and guest name.`,
    payment === 'room'
      ? [
          roomNumber.trim() === '' && (['roomNumber', msg`Please enter the room number.`] as const),
          roomGuest.trim() === '' && (['roomGuest', msg`Please enter the guest’s name.`] as const),
        ]
      : [],
  )

/** Fields that are asked once for the whole stay, not for each line of it. */
const askedWithStay: readonly string[] = ['name', 'phone', 'email', 'roomNumber', 'roomGuest']

/** The problems that block adding it to a stay's cart. */
export const problemsForStay = <Any extends { field: string }>(problems: readonly Any[]): Any[] =>
  problems.filter(({ field }) => !askedWithStay.includes(field))

export interface When {
  date: string
  time: string
}

export const missingTime = ({ date, time }: When) =>
  lacking(msg`Missing time`, msg`Please choose the day and the time.`, [
    date === '' && (['date', msg`Choose a day.`] as const),
    time === '' && (['time', msg`Choose a time.`] as const),
  ])

/**
 * Warns of a time that is too late. The server decides by its own clock; the device warns before
 * sending.
 *
 * @param closed where nothing is served then
 */
export function wrongTime(
  when: When,
  timezone: string,
  now: Date,
  closed: Closed | null,
): Problem<'date' | 'time'>[] {
  const missing = missingTime(when)
  if (missing.length > 0) return missing
  if (closed) {
    const title = closed.field === 'date' ? msg`Closed on that day` : msg`Closed at that time`
    return oneProblem(closed.field, title, closed.text)
  }
  if (!isTooLate(timezone, when.date, when.time, now)) return []
  const tooLate = msg`This time has passed at the house. Please choose a later one.`
  return oneProblem('time', msg`Too late`, tooLate)
}
