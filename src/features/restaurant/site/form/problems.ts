import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isPhone } from '#domain/phone.ts'
import { isTooLate, servesAt, type Hours } from '#domain/restaurant.ts'
import type { Schedule } from './body.ts'
import type { OrderForm } from './form.ts'

/** Ids of the controls, so that a summary's line leads to its field. */
export const fieldIds = {
  cart: 'order-cart',
  date: 'order-date',
  time: 'order-time',
  partySize: 'order-party-size',
  name: 'order-name',
  phone: 'order-phone',
  roomNumber: 'order-room-number',
  roomGuest: 'order-room-guest',
  payment: 'order-payment',
} as const
export type OrderField = keyof typeof fieldIds

export interface Problem {
  /** Where to go to mend it. */
  field: OrderField
  title: MessageDescriptor
  text: MessageDescriptor
  /** All fields it is about, with what each lacks. */
  fields: Partial<Record<OrderField, MessageDescriptor>>
}

export interface ProblemContext {
  schedule: Schedule
  timezone: string
  hours: Record<'restaurant' | 'bar', Hours>
  /** Drinks and the like only: the bar's hours then count too. */
  fromBarAlone: boolean
  /** Names of what the cart holds and the house no longer has. */
  gone: readonly string[]
  /** The house's clock. */
  now: Date
}

/** Those that are asked for where the whole stay is booked, and not here. */
const elsewhere: readonly OrderField[] = ['name', 'phone', 'roomNumber', 'roomGuest']

/** What stands in the way of putting it with the rest of a stay. */
export function problemsForStay(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ field }) => !elsewhere.includes(field))
}

/** What stands in the way of sending, in the order of the page; the documents' words (spec 2 §5). */
export function problemsOf(form: OrderForm, context: ProblemContext): Problem[] {
  return [
    ...emptyCart(form),
    ...goneDishes(context),
    ...wrongTime(context),
    ...noParty(form),
    ...missingDetails(form),
    ...missingRoom(form),
  ]
}

function emptyCart(form: OrderForm): Problem[] {
  if (form.cart.length > 0) return []
  return [
    { field: 'cart', title: msg`Cart is empty`, text: msg`Add some items first.`, fields: {} },
  ]
}

function goneDishes({ gone }: ProblemContext): Problem[] {
  if (gone.length === 0) return []
  const names = gone.join(', ')
  return [
    {
      field: 'cart',
      title: msg`No longer available`,
      text: msg`Please take out of the cart: ${names}.`,
      fields: {},
    },
  ]
}

/** The house judges lateness by its own clock; the device warns before anything is sent. */
function wrongTime(context: ProblemContext): Problem[] {
  const { timezone, hours, now, fromBarAlone } = context
  const { date, time } = context.schedule
  const missing: Problem['fields'] = {
    ...(date === '' && { date: msg`Choose a day.` }),
    ...(time === '' && { time: msg`Choose a time.` }),
  }
  if (date === '' || time === '') {
    return [
      {
        field: date === '' ? 'date' : 'time',
        title: msg`Missing time`,
        text: msg`Please choose the day and the time.`,
        fields: missing,
      },
    ]
  }
  if (!servesAt(hours.restaurant, time) && !(fromBarAlone && servesAt(hours.bar, time))) {
    const { open, close } = fromBarAlone ? hours.bar : hours.restaurant
    const text = fromBarAlone
      ? msg`The bar serves from ${open} to ${close}.`
      : msg`The kitchen serves from ${open} to ${close}.`
    return [{ field: 'time', title: msg`Closed at that time`, text, fields: { time: text } }]
  }
  if (isTooLate(timezone, date, time, now)) {
    const text = msg`This time has passed at the house. Please choose a later one.`
    return [{ field: 'time', title: msg`Too late`, text, fields: { time: text } }]
  }
  return []
}

function noParty(form: OrderForm): Problem[] {
  if (form.partySize >= 1) return []
  const text = msg`Party size must be at least 1.`
  return [{ field: 'partySize', title: msg`Party size`, text, fields: { partySize: text } }]
}

function missingDetails(form: OrderForm): Problem[] {
  const fields: Problem['fields'] = {
    ...(form.name.trim() === '' && { name: msg`Please enter your name.` }),
    ...(!isPhone(form.phone) && { phone: msg`Please enter your phone number.` }),
  }
  const [field] = Object.keys(fields) as OrderField[]
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

function missingRoom(form: OrderForm): Problem[] {
  if (form.payment !== 'room') return []
  const fields: Problem['fields'] = {
    ...(form.roomNumber.trim() === '' && { roomNumber: msg`Please enter the room number.` }),
    ...(form.roomGuest.trim() === '' && { roomGuest: msg`Please enter the guest’s name.` }),
  }
  const [field] = Object.keys(fields) as OrderField[]
  if (!field) return []
  return [
    {
      field,
      title: msg`Missing room details`,
      text: msg`Please enter room number and guest name.`,
      fields,
    },
  ]
}
