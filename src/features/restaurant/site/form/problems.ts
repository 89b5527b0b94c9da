import { msg } from '@lingui/core/macro'
import { servesAt, type Hours, type Serving } from '#domain/hours.ts'
import {
  missingPerson,
  missingRoom,
  oneProblem,
  wrongTime,
  type Problem,
  type When,
} from '#parts/request-form/problems.ts'
import type { OrderForm } from './form.ts'

/** Ids of the controls, so that a summary's line leads to its field. */
export const fieldIds = {
  cart: 'order-cart',
  date: 'order-date',
  time: 'order-time',
  partySize: 'order-party-size',
  name: 'order-name',
  phone: 'order-phone',
  email: 'order-email',
  roomNumber: 'order-room-number',
  roomGuest: 'order-room-guest',
  payment: 'order-payment',
} as const
export type OrderField = keyof typeof fieldIds

type OrderProblem = Problem<OrderField>

export interface ProblemContext {
  schedule: When
  timezone: string
  hours: Record<Serving, Hours>
  /** Drinks and the like only: the bar's hours then count too. */
  fromBarAlone: boolean
  /** Names of dishes in the cart that the house no longer has. */
  unavailableNames: readonly string[]
  /** The house's clock. */
  now: Date
}

/**
 * What must be put right before sending, in the order of the page; the documents' texts (spec 2
 * §5).
 */
export function problemsOf(form: OrderForm, context: ProblemContext): OrderProblem[] {
  return [
    ...emptyCart(form),
    ...goneDishes(context),
    ...wrongWhen(context),
    ...noParty(form),
    ...missingPerson(form),
    ...missingRoom(form),
  ]
}

function emptyCart(form: OrderForm): OrderProblem[] {
  if (form.cart.length > 0) return []
  return [
    { field: 'cart', title: msg`Cart is empty`, text: msg`Add some items first.`, fields: {} },
  ]
}

function goneDishes({ unavailableNames }: ProblemContext): OrderProblem[] {
  if (unavailableNames.length === 0) return []
  const names = unavailableNames.join(', ')
  return [
    {
      field: 'cart',
      title: msg`No longer available`,
      text: msg`Please take out of the cart: ${names}.`,
      fields: {},
    },
  ]
}

function wrongWhen(context: ProblemContext): OrderProblem[] {
  const { schedule, timezone, hours, now, fromBarAlone } = context
  const { time } = schedule
  const isServed = servesAt(hours.kitchen, time) || (fromBarAlone && servesAt(hours.bar, time))
  const { open, close } = fromBarAlone ? hours.bar : hours.kitchen
  const closed = fromBarAlone
    ? msg`The bar serves from ${open} to ${close}.`
    : msg`The kitchen serves from ${open} to ${close}.`
  return wrongTime(schedule, timezone, now, isServed ? null : closed)
}

function noParty(form: OrderForm): OrderProblem[] {
  if (form.partySize >= 1) return []
  const text = msg`Party size must be at least 1.`
  return oneProblem('partySize', msg`Party size`, text)
}
