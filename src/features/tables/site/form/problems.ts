import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isPhone } from '#domain/phone.ts'
import { isTooLate, servesAt, type Hours } from '#domain/restaurant.ts'
import type { TableForm } from './form.ts'

/** Ids of the controls, so that a summary's line leads to its field. */
export const fieldIds = {
  date: 'table-date',
  time: 'table-time',
  partySize: 'table-party-size',
  name: 'table-name',
  phone: 'table-phone',
} as const
export type TableField = keyof typeof fieldIds

export interface Problem {
  /** Where to go to mend it. */
  field: TableField
  title: MessageDescriptor
  text: MessageDescriptor
  /** All fields it is about, with what each lacks. */
  fields: Partial<Record<TableField, MessageDescriptor>>
}

export interface ProblemContext {
  when: { date: string; time: string }
  timezone: string
  hours: Hours
  /** Of the whole house. */
  seats: number
  /** The house's clock. */
  now: Date
}

/** What stands in the way of sending, in the order of the page; the documents' words (spec 2 §5). */
export function problemsOf(form: TableForm, context: ProblemContext): Problem[] {
  return [...wrongTime(context), ...wrongParty(form, context), ...missingDetails(form)]
}

/** The house judges lateness by its own clock; the device warns before anything is sent. */
function wrongTime({ when, timezone, hours, now }: ProblemContext): Problem[] {
  const { date, time } = when
  if (date === '' || time === '') {
    return [
      {
        field: date === '' ? 'date' : 'time',
        title: msg`Missing time`,
        text: msg`Please choose the day and the time.`,
        fields: {
          ...(date === '' && { date: msg`Choose a day.` }),
          ...(time === '' && { time: msg`Choose a time.` }),
        },
      },
    ]
  }
  if (!servesAt(hours, time)) {
    const { open, close } = hours
    const text = msg`The kitchen serves from ${open} to ${close}.`
    return [{ field: 'time', title: msg`Closed at that time`, text, fields: { time: text } }]
  }
  if (isTooLate(timezone, date, time, now)) {
    const text = msg`This time has passed at the house. Please choose a later one.`
    return [{ field: 'time', title: msg`Too late`, text, fields: { time: text } }]
  }
  return []
}

function wrongParty({ partySize }: TableForm, { seats }: ProblemContext): Problem[] {
  if (partySize >= 1 && partySize <= seats) return []
  const text =
    partySize < 1
      ? msg`Party size must be at least 1.`
      : msg`We have ${seats} seats. Please call us for a larger party.`
  return [{ field: 'partySize', title: msg`Party size`, text, fields: { partySize: text } }]
}

function missingDetails(form: TableForm): Problem[] {
  const fields: Problem['fields'] = {
    ...(form.name.trim() === '' && { name: msg`Please enter your name.` }),
    ...(!isPhone(form.phone) && { phone: msg`Please enter your phone number.` }),
  }
  const [field] = Object.keys(fields) as TableField[]
  if (!field) return []
  return [
    {
      field,
      title: msg`Missing details`,
      text: msg`Please enter your name and phone number.`,
      fields,
    },
  ]
}
