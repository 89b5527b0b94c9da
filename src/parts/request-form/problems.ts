import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmail } from '#domain/email.ts'
import { isPhone } from '#domain/phone.ts'
import { isTooLate } from '#domain/hours.ts'
import type { Payment } from './body.ts'
import type { Person } from './form-kind.ts'

/** What stands in the way of sending a form that is one page (spec 2 §5). */
export interface Problem<Field extends string = string> {
  /** Where to go to mend it. */
  field: Field
  title: MessageDescriptor
  text: MessageDescriptor
  /** All fields it is about, with what each lacks. */
  fields: Partial<Record<Field, MessageDescriptor>>
}

/** About one field, which says the same. */
export const oneProblem = <Field extends string>(
  field: Field,
  title: MessageDescriptor,
  text: MessageDescriptor,
): Problem<Field>[] => [
  { field, title, text, fields: { [field]: text } as Problem<Field>['fields'] },
]

/** Some fields lack something: one problem, which leads to the first of them. */
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

export const missingPerson = ({ name, phone }: Pick<Person, 'name' | 'phone'>) =>
  lacking(msg`Missing details`, msg`Please enter your name and phone number.`, [
    name.trim() === '' && (['name', msg`Please enter your name.`] as const),
    !isPhone(phone) && (['phone', msg`Please enter your phone number.`] as const),
  ])

/** The same where each field is a problem of its own, and the e-mail is looked at too. */
export function wrongPerson({ name, phone, email }: Person) {
  const wrong: { field: keyof Person; text: MessageDescriptor }[] = []
  if (name.trim() === '') wrong.push({ field: 'name', text: msg`Please enter your name.` })
  if (!isPhone(phone)) wrong.push({ field: 'phone', text: msg`Please enter your phone number.` })
  if (email.trim() !== '' && !isEmail(email.trim())) {
    wrong.push({ field: 'email', text: msg`Please enter a valid email.` })
  }
  return wrong
}

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

/** Asked for where the whole stay is booked, and not with one thing that goes into it. */
const askedWithStay: readonly string[] = ['name', 'phone', 'email', 'roomNumber', 'roomGuest']

/** What stands in the way of putting it with the rest of a stay. */
export const problemsForStay = <Any extends { field: string }>(problems: readonly Any[]): Any[] =>
  problems.filter(({ field }) => !askedWithStay.includes(field))

export interface When {
  date: string
  time: string
}

/**
 * The house judges lateness by its own clock; the device warns before anything is sent.
 *
 * @param closed what is said where the house does not serve at that time
 */
export function wrongTime(
  { date, time }: When,
  timezone: string,
  now: Date,
  closed: MessageDescriptor | null,
): Problem<'date' | 'time'>[] {
  if (date === '' || time === '') {
    return lacking(msg`Missing time`, msg`Please choose the day and the time.`, [
      date === '' && (['date', msg`Choose a day.`] as const),
      time === '' && (['time', msg`Choose a time.`] as const),
    ])
  }
  if (closed) return oneProblem('time', msg`Closed at that time`, closed)
  if (!isTooLate(timezone, date, time, now)) return []
  const tooLate = msg`This time has passed at the house. Please choose a later one.`
  return oneProblem('time', msg`Too late`, tooLate)
}
