import { isBlank } from '#lib/is-blank.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LaundryOrder, PlaceLaundryOrder } from '#contract/laundry.ts'
import { isLaundryQty, laundrySums, laundryTotals, type LaundryFees } from '#domain/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { madeRow, type Overlays } from '#offline/reads/overlay.ts'
import { placedOverlay } from '#parts/placed-overlay.ts'
import { orNull } from '#parts/request-form/body.ts'
import { laundryDeskDescriptors, type EditFields } from '../../operations/desk.ts'

/** A laundry order that the desk takes in (spec 3 §2.8, §5; decisions.md, "Orders"). */

/** A service as the dialog needs it. */
export interface OrderableService {
  id: string
  name: string
  unit: string
  priceCents: number
}

export interface OrderLine {
  /** '': not chosen yet. */
  serviceId: string
  qty: number
}

export interface OrderDraft {
  customer: string
  room: string
  /** `YYYY-MM-DD`, `HH:MM`: at the desk the drop-off comes first. */
  dropOff: string
  dropOffTime: string
  pickUp: string
  pickUpTime: string
  rush: boolean
  notes: string
  lines: readonly OrderLine[]
}

export type OrderField = 'customer' | 'dropOff' | 'pickUp' | 'lines'
export type OrderProblems = Partial<Record<OrderField, MessageDescriptor>>

const at = (day: string, time: string) => `${day}T${time || '10:00'}`

/** When it comes in and goes back; without a time in the morning. */
export const orderTimes = (draft: OrderDraft) => ({
  drop_off: at(draft.dropOff, draft.dropOffTime),
  pick_up: at(draft.pickUp, draft.pickUpTime),
})

/** The lines that count: a service of the list, and so much of it as its unit allows. */
export function validLines(draft: OrderDraft, services: readonly OrderableService[]) {
  return draft.lines.flatMap(({ serviceId, qty }) => {
    const service = services.find(({ id }) => id === serviceId)
    return service && isLaundryQty(service.unit, qty) ? [{ service, qty }] : []
  })
}

/** The documents' texts (spec 3 §5). */
export function orderProblems(
  draft: OrderDraft,
  services: readonly OrderableService[],
): OrderProblems {
  const found: OrderProblems = {}
  if (isBlank(draft.customer)) found.customer = msg`Customer name is required`
  if (draft.dropOff === '' || draft.pickUp === '') {
    found[draft.dropOff === '' ? 'dropOff' : 'pickUp'] =
      msg`Drop-off and Pick-up dates are required`
  } else if (at(draft.pickUp, draft.pickUpTime) < at(draft.dropOff, draft.dropOffTime)) {
    found.pickUp = msg`Pick-up must be on/after drop-off`
  }
  if (validLines(draft, services).length === 0) {
    found.lines = msg`Add at least one valid service line.`
  }
  return found
}

/** @param pickup the house fetches it: what is brought to the desk was not fetched */
export function quoteOf(
  draft: OrderDraft,
  services: readonly OrderableService[],
  fees: LaundryFees,
  pickup = false,
) {
  const lines = validLines(draft, services).map(({ service, qty }) => ({
    price_cents: service.priceCents,
    qty,
  }))
  return laundryTotals(lines, { pickup, rush: draft.rush }, fees)
}

/** What is ordered, as it is sent. */
export const itemsOf = (draft: OrderDraft, services: readonly OrderableService[]) =>
  validLines(draft, services).map(({ service, qty }) => ({ service_id: service.id, qty }))

export function orderBody(
  draft: OrderDraft,
  {
    services,
    fees,
    code,
  }: { services: readonly OrderableService[]; fees: LaundryFees; code: string },
): PlaceLaundryOrder {
  return {
    code,
    customer: draft.customer.trim(),
    customer_phone: null,
    customer_email: null,
    room: orNull(draft.room),
    address: null,
    pickup: false,
    ...orderTimes(draft),
    rush: draft.rush,
    notes: orNull(draft.notes),
    items: itemsOf(draft, services),
    totals: laundrySums(quoteOf(draft, services, fees)),
    source: 'desk',
  }
}

const timesOf = (moment: string) => [moment.slice(0, 10), moment.slice(11, 16)] as const

/** An order as form fields: one of the house's, or an operation that waits or was refused. */
export function draftOf(order: EditFields): OrderDraft {
  const [dropOff, dropOffTime] = timesOf(order.drop_off)
  const [pickUp, pickUpTime] = timesOf(order.pick_up)
  return {
    customer: order.customer,
    room: order.room ?? '',
    dropOff,
    dropOffTime,
    pickUp,
    pickUpTime,
    rush: order.rush,
    notes: order.notes ?? '',
    lines: order.items.map(({ service_id, qty }) => ({ serviceId: service_id, qty })),
  }
}

/** An order made at the desk, before the server has it. */
function waitingOrder(operation: OperationRow): LaundryOrder | null {
  const body = operation.body as PlaceLaundryOrder
  if (body.source !== 'desk') return null
  const total = body.totals?.grand_total ?? 0
  const subtotal = body.totals?.items_subtotal ?? 0
  return {
    ...madeRow(operation),
    code: body.code ?? '',
    status: 'pending',
    payment_status: 'unpaid',
    rush: body.rush,
    pickup: false,
    in_at: body.drop_off,
    out_at: body.pick_up,
    // The operation's `words` hold the services, and how much of each: the body has only their ids.
    items: [{ service_id: '', name: operation.words.detail, unit: '', price: subtotal, qty: 1 }],
    items_subtotal: subtotal,
    fees: body.totals?.fees ?? 0,
    grand_total: total,
    currency: houseMoneyHere().base,
    cancel_reason: null,
    customer: body.customer,
    customer_phone: null,
    customer_email: null,
    room: body.room,
    address: null,
    notes: body.notes,
    source: 'desk',
    flag: null,
    ready_at: null,
    delivered_at: null,
    device_time: operation.deviceTime,
    changed_by: null,
  }
}

export const placedAtDesk: Overlays = {
  placeLaundryOrder: { overlay: placedOverlay('laundry_orders', waitingOrder) },
}

export const laundryOverlays: Overlays = { ...laundryDeskDescriptors, ...placedAtDesk }
