import { msg } from '@lingui/core/macro'
import {
  personProblems,
  missingRoom,
  oneProblem,
  type Problem,
  type When,
} from '#parts/request-form/problems.ts'
import { wrongServing, type ServingTime } from '../../serving.ts'
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

export interface ProblemContext extends ServingTime {
  schedule: When
  /** Drinks and the like only. */
  fromBarAlone: boolean
  /** Names of dishes in the cart that the house no longer has. */
  unavailableNames: readonly string[]
}

/**
 * What must be put right before sending, in the order of the page; the documents' texts (spec 2
 * §5).
 */
export function problemsOf(form: OrderForm, context: ProblemContext): OrderProblem[] {
  return [
    ...emptyCart(form),
    ...goneDishes(context),
    ...wrongServing(context.schedule, context, context.fromBarAlone),
    ...noParty(form),
    ...personProblems(form),
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

function noParty(form: OrderForm): OrderProblem[] {
  if (form.partySize >= 1) return []
  const text = msg`Party size must be at least 1.`
  return oneProblem('partySize', msg`Party size`, text)
}
