import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeptRow } from '#contract/resources.ts'
import type { Order, StepOrder } from '#contract/restaurant.ts'
import { oneRow, readAt } from '#contract/route.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { flagWhenCancelled } from '#domain/cancelled-paid.ts'
import type { OrderStatus, OrderStep } from '#domain/restaurant.ts'
import { mayStep, orderStatuses, stepLeadsTo } from '#domain/restaurant.ts'
import { looseObject, looseTextOrNull } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings, OperationMeaning, WayOn } from '#offline/meaning.ts'

/** The six steps of an order at the desk (spec 3 §4, §7.3), as queued operations. */

export const stepRoutes = {
  accept: 'acceptRestaurantOrder',
  start: 'startPreparingRestaurantOrder',
  ready: 'readyRestaurantOrder',
  deliver: 'deliverRestaurantOrder',
  complete: 'completeRestaurantOrder',
  cancel: 'cancelRestaurantOrder',
} as const satisfies Record<OrderStep, QueuedRouteName>

/** The group that keeps all steps of one order in order. */
export function orderGroup(id: string): string {
  return `restaurant_orders:${id}`
}

/** What a waiting step changes in the desk's list: the state, as it will be. */
function applyStep(
  step: OrderStep,
  rows: readonly KeptRow[],
  operation: OperationRow,
): readonly KeptRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  if (at < 0) return rows
  const order = rows[at] as Order
  // The house moved it on meanwhile: what it says stands, and the conflict is shown as such.
  if (!mayStep(order.status, step)) return rows
  const paid = order.payment_status === 'paid' ? 1 : 0
  const flag = step === 'cancel' ? flagWhenCancelled(order.flag, paid) : order.flag
  const changed: Order = { ...order, flag, status: stepLeadsTo(step) }
  return rows.with(at, changed)
}

/** What the operation is called wherever it waits; which order it is stands in the detail. */
export const stepTitles: Record<OrderStep, MessageDescriptor> = {
  accept: msg`Accept order`,
  start: msg`Start preparing order`,
  ready: msg`Mark order ready`,
  deliver: msg`Deliver order`,
  complete: msg`Complete order`,
  cancel: msg`Cancel order`,
}

export const stepLabels: Record<OrderStep, MessageDescriptor> = {
  accept: msg`Accept`,
  start: msg`Start`,
  ready: msg`Ready`,
  deliver: msg`Deliver`,
  complete: msg`Complete`,
  cancel: msg`Cancel`,
}

/** Where the house refuses it and has no words for it (spec 3 §8.2). */
const failedWords: Record<OrderStep, MessageDescriptor> = {
  accept: msg`Failed to accept.`,
  start: msg`Failed to start preparing.`,
  ready: msg`Failed to mark ready.`,
  deliver: msg`Failed to deliver.`,
  complete: msg`Failed to complete.`,
  cancel: msg`Failed to cancel.`,
}

export const stateWords: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  accepted: msg`Accepted`,
  preparing: msg`Preparing`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** The order's state at the house, since its last change and by whom, and why it was cancelled. */
function houseSays(current: unknown): HouseSays | null {
  const order = looseObject(oneRow(current))
  const status = orderStatuses.find((one) => one === order.status)
  if (!status) return null
  return {
    says: stateWords[status],
    at: looseTextOrNull(order.changed_at),
    by: looseTextOrNull(order.changed_by),
    note: looseTextOrNull(order.cancel_reason),
  }
}

/** The row as the house has it, where its refusal brought one along. */
function currentOrder(operation: OperationRow): Order | null {
  const current = readAt(operation.answer?.body, 'current')
  return current ? (oneRow(current) as Order) : null
}

/** Only these can still be lawful from another state than the one that was seen. */
const anyway: Partial<Record<OrderStep, MessageDescriptor>> = {
  cancel: msg`Cancel all the same`,
  complete: msg`Complete all the same`,
}

/**
 * Ways on after a conflict: the step wished for, now from the state the house is in, where that is
 * lawful; otherwise the next lawful ones are on the row itself, and this one is withdrawn.
 */
function waysOn(step: OrderStep, operation: OperationRow): WayOn[] {
  const order = currentOrder(operation)
  if (!order || !mayStep(order.status, step)) return []
  const body: StepOrder = { ...(operation.body as StepOrder), seen: { status: order.status } }
  return [
    {
      kind: 'change',
      label: anyway[step] ?? msg`Do it all the same`,
      change: { body, words: operation.words },
    },
  ]
}

function meaningOf(step: OrderStep): OperationMeaning {
  return {
    title: () => stepTitles[step],
    // The number and the guest, written down when it was confirmed: the same in every language.
    detail: (operation) => {
      const order = operation.words.detail
      return msg`${order}`
    },
    overlay: {
      resource: 'restaurant_orders',
      apply: (rows, operation) => applyStep(step, rows, operation),
    },
    ways: (operation) => waysOn(step, operation),
    house: houseSays,
    failed: failedWords[step],
    check: msg`Look at the order's state in the house's own list before you send this again.`,
  }
}

export const stepMeanings: Meanings = Object.fromEntries(
  Object.entries(stepRoutes).map(([step, route]) => [route, meaningOf(step as OrderStep)]),
)
