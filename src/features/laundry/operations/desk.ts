import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LaundryOrder, UpdateLaundryOrder } from '#contract/laundry.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { laundry } from '#contract/services/laundry.ts'
import { mayEditLaundry, type LaundryStatus, type LaundryStep } from '#domain/laundry.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ServerStatus,
  OperationDescriptors,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { changeTo } from '#parts/change-to.ts'
import { stateAtServer, stepDescriptors, type StepTexts } from '#parts/service-steps.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import { statusLabels } from '#parts/status-labels.ts'
import { withRow } from '#offline/reads/overlay.ts'
import { atHousesPrice, laundryDetail } from './place.ts'

/** The four steps of a laundry order at the desk (spec 3 §4, §7.6), as queued operations. */

export const laundryStepLabels = {
  start: msg`Start`,
  ready: msg`Ready`,
  deliver: msg`Deliver`,
  cancel: msg`Cancel`,
}

export const laundryStepTexts: StepTexts<LaundryStatus, LaundryStep> = {
  titles: {
    start: msg`Start laundry`,
    ready: msg`Mark laundry ready`,
    deliver: msg`Deliver laundry`,
    cancel: msg`Cancel laundry`,
  },
}

/** A change of a laundry order at the desk (spec 3 §7.6), as a queued operation. */

export type EditFields = Required<Omit<UpdateLaundryOrder, 'seen' | 'totals'>>
type Field = keyof EditFields

const fields = ['customer', 'room', 'drop_off', 'pick_up', 'rush', 'notes', 'items'] as const

/** The order in the documents' fields: at the desk the drop-off is when it comes in. */
export function editFieldsOf(order: LaundryOrder): EditFields {
  return {
    customer: order.customer,
    room: order.room,
    drop_off: order.in_at,
    pick_up: order.out_at,
    rush: order.rush,
    notes: order.notes,
    items: order.items.map(({ service_id, qty }) => ({ service_id, qty })),
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields whose value differs from what the person saw. */
export function touchedFields(body: UpdateLaundryOrder): Field[] {
  const { seen = {} } = body
  return fields.filter((field) => body[field] !== undefined && !same(body[field], seen[field]))
}

/** Those fields as the person wants them. */
export const changedFields = (body: UpdateLaundryOrder) =>
  Object.fromEntries(
    touchedFields(body).map((field) => [field, body[field]]),
  ) as Partial<EditFields>

const bodyOf = (operation: OperationRow) => operation.body as UpdateLaundryOrder

/** The order as it will be; its new services are named where they are shown. */
function edited(order: LaundryOrder, body: UpdateLaundryOrder): LaundryOrder {
  const { drop_off, pick_up, items, ...plain } = changedFields(body)
  return {
    ...order,
    ...plain,
    in_at: drop_off ?? order.in_at,
    out_at: pick_up ?? order.out_at,
    ...(items && {
      items: items.map(({ service_id, qty }) => {
        const line = order.items.find((one) => one.service_id === service_id)
        return line ? { ...line, qty } : { service_id, name: '', unit: '', price: 0, qty }
      }),
    }),
    ...body.totals,
  }
}

function applyEdit(rows: readonly ResourceRow[], operation: OperationRow): readonly ResourceRow[] {
  return withRow(rows, operation.params.id, (order: LaundryOrder) => {
    const body = bodyOf(operation)
    const is = editFieldsOf(order)
    // The server's newer values stay, and the conflict is shown.
    const asSeen = touchedFields(body).every((field) => same(body.seen?.[field], is[field]))
    return asSeen && mayEditLaundry(order.status) ? edited(order, body) : order
  })
}

/**
 * Sends the same change again, on the order as the server has it now; the server sets the price.
 */
function allTheSame(operation: OperationRow): RecoveryAction[] {
  const row = currentOf<LaundryOrder>(operation.answer?.body)
  if (row.in_at === undefined) return []
  const is = editFieldsOf(row as LaundryOrder)
  const body = { ...is, ...changedFields(bodyOf(operation)), seen: is }
  return [changeTo(msg`Change it all the same`, operation, body)]
}

function recoveryActionsOf(operation: OperationRow): RecoveryAction[] {
  const there: RecoveryAction = {
    kind: 'open',
    label: msg`Change the order`,
    to: `/dashboard/laundry?order=${operation.id}`,
  }
  const { answer } = operation
  if (answer?.code === 'price_changed') {
    const atPrice = (price: string) => msg`Change it at the house’s price, ${price}`
    return [...atHousesPrice(operation, atPrice), there]
  }
  if (answer?.code !== 'conflict') return [there]
  const status = laundry.steps.statusOf(currentOf<LaundryOrder>(operation.answer?.body).status)
  // It is over: nothing on it is changed any more.
  return status && !mayEditLaundry(status) ? [] : [...allTheSame(operation), there]
}

/** The order's state at the house, what is on it, since when and by whom. */
const serverStatus = (current: unknown): ServerStatus | null =>
  stateAtServer(laundry, { ...laundryStepTexts, says: stateAndItems }, current)

function stateAndItems(status: LaundryStatus, { items = [] }: Partial<LaundryOrder>) {
  const state = i18n._(statusLabels[status])
  const pieces = laundryDetail(items)
  return pieces === '' ? msg`${state}` : msg`${state}: ${pieces}`
}

export function editTitle({ customer }: UpdateLaundryOrder): MessageDescriptor {
  return customer ? msg`Change the laundry of ${customer}` : msg`Change a laundry order`
}

const editLaundryDescriptor: OperationDescriptor = {
  title: (operation) => editTitle(bodyOf(operation)),
  detail: storedDetail,
  overlay: { resource: 'laundry_orders', apply: applyEdit },
  recoveryActions: recoveryActionsOf,
  serverStatus,
  failed: msg`Failed to save the order.`,
  check: msg`Check the order in the house’s own list before you send this again.`,
}

/** What the desk does with an order that is there. */
export const laundryDeskDescriptors: OperationDescriptors = {
  ...stepDescriptors(laundry, laundryStepTexts),
  updateLaundryOrder: editLaundryDescriptor,
}
