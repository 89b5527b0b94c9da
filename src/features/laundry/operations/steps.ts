import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import type { KeptRow } from '#contract/resources.ts'
import { oneRow, readAt } from '#contract/route.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { flagWhenCancelled } from '#domain/cancelled-paid.ts'
import {
  laundryStatuses,
  laundryStepLeadsTo,
  mayStepLaundry,
  type LaundryStatus,
  type LaundryStep,
} from '#domain/laundry.ts'
import { looseObject, looseTextOrNull } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings, OperationMeaning, WayOn } from '#offline/meaning.ts'

/** The four steps of a laundry order at the desk (spec 3 §4, §7.6), as queued operations. */

export const laundryStepRoutes = {
  start: 'startLaundryOrder',
  ready: 'readyLaundryOrder',
  deliver: 'deliverLaundryOrder',
  cancel: 'cancelLaundryOrder',
} as const satisfies Record<LaundryStep, QueuedRouteName>

/** The group that keeps all steps of one order in order. */
export function laundryGroup(id: string): string {
  return `laundry_orders:${id}`
}

/** What the operation is called wherever it waits; which order it is stands in the detail. */
export const laundryStepTitles: Record<LaundryStep, MessageDescriptor> = {
  start: msg`Start laundry`,
  ready: msg`Mark laundry ready`,
  deliver: msg`Deliver laundry`,
  cancel: msg`Cancel laundry`,
}

export const laundryStepLabels: Record<LaundryStep, MessageDescriptor> = {
  start: msg`Start`,
  ready: msg`Ready`,
  deliver: msg`Deliver`,
  cancel: msg`Cancel`,
}

export const laundryStateWords: Record<LaundryStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  processing: msg`Processing`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
}

/** What a waiting step changes in the desk's list: the state, as it will be. */
function applyStep(
  step: LaundryStep,
  rows: readonly KeptRow[],
  operation: OperationRow,
): readonly KeptRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  if (at < 0) return rows
  const order = rows[at] as LaundryOrder
  // The house moved it on meanwhile: what it says stands, and the conflict is shown as such.
  if (!mayStepLaundry(order.status, step)) return rows
  const paid = order.payment_status === 'paid' ? 1 : 0
  const flag = step === 'cancel' ? flagWhenCancelled(order.flag, paid) : order.flag
  const changed: LaundryOrder = { ...order, flag, status: laundryStepLeadsTo(step) }
  return rows.with(at, changed)
}

/** The order's state at the house, since its last change and by whom, and why it was cancelled. */
function houseSays(current: unknown): HouseSays | null {
  const order = looseObject(oneRow(current))
  const status = laundryStatuses.find((one) => one === order.status)
  if (!status) return null
  return {
    says: laundryStateWords[status],
    at: looseTextOrNull(order.changed_at),
    by: looseTextOrNull(order.changed_by),
    note: looseTextOrNull(order.cancel_reason),
  }
}

/**
 * Ways on after a conflict: the step wished for, now from the state the house is in, where that is
 * lawful; of these steps only Cancel can be. Else it is withdrawn.
 */
function waysOn(step: LaundryStep, operation: OperationRow): WayOn[] {
  const current = looseObject(oneRow(readAt(operation.answer?.body, 'current') ?? {}))
  const status = laundryStatuses.find((one) => one === current.status)
  if (!status || !mayStepLaundry(status, step)) return []
  const body = { ...looseObject(operation.body), seen: { status } }
  const label = step === 'cancel' ? msg`Cancel all the same` : msg`Do it all the same`
  return [{ kind: 'change', label, change: { body, words: operation.words } }]
}

function meaningOf(step: LaundryStep): OperationMeaning {
  return {
    title: () => laundryStepTitles[step],
    // The code and the guest, written down when it was confirmed: the same in every language.
    detail: (operation) => {
      const order = operation.words.detail
      return msg`${order}`
    },
    overlay: {
      resource: 'laundry_orders',
      apply: (rows, operation) => applyStep(step, rows, operation),
    },
    ways: (operation) => waysOn(step, operation),
    house: houseSays,
    check: msg`Look at the order's state in the house's own list before you send this again.`,
  }
}

export const laundryStepMeanings: Meanings = Object.fromEntries(
  Object.entries(laundryStepRoutes).map(([step, route]) => [route, meaningOf(step as LaundryStep)]),
)
