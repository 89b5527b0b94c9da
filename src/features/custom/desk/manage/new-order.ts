import { isBlank } from '#lib/is-blank.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CustomServiceRow, PlaceCustomOrder } from '#contract/custom.ts'
import { claimOf, customTotal, isCustomQty, spansDays, wantedFields } from '#domain/custom.ts'
import { fromCents, toCents } from '#domain/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { madeRow, type Overlays } from '#offline/reads/overlay.ts'
import { numberOf } from '#lib/step.ts'
import { placedOverlay } from '#parts/placed-overlay.ts'
import { askedIn } from '../../data.ts'

/** An order that the desk makes for a guest, as it is typed. */
export interface OrderForm {
  qty: string
  day: string
  time: string
  untilDay: string
  untilTime: string
  name: string
  phone: string
  room: string
  notes: string
}
export type OrderField = keyof OrderForm

export const emptyOrder = (today: string): OrderForm => ({
  qty: '1',
  day: today,
  time: '',
  untilDay: today,
  untilTime: '',
  name: '',
  phone: '',
  room: '',
  notes: '',
})

/** Which fields of when a service asks for, in their order. */
export function whenFields(service: CustomServiceRow): readonly OrderField[] {
  const wanted = wantedFields(service)
  const until = spansDays(service) ? (['untilDay'] as const) : (['untilDay', 'untilTime'] as const)
  return wanted.flatMap((field): readonly OrderField[] => (field === 'until' ? until : [field]))
}

const qtyOf = ({ qty }: OrderForm) => numberOf(qty)

/** What was asked for of when and how much: what the service does not ask for is left out. */
export function askedOf(service: CustomServiceRow, form: OrderForm) {
  const fields = whenFields(service)
  const until = spansDays(service) ? form.untilDay : `${form.untilDay}T${form.untilTime}`
  return {
    qty: qtyOf(form),
    day: fields.includes('day') ? form.day : null,
    time: fields.includes('time') ? form.time : null,
    until: fields.includes('untilDay') ? until : null,
  }
}

export type OrderProblems = Partial<Record<OrderField, MessageDescriptor>>

export function orderProblems(service: CustomServiceRow, form: OrderForm): OrderProblems {
  const found: OrderProblems = {}
  const asked = askedOf(service, form)
  if (!isCustomQty(service.unit, asked.qty) || asked.qty > 999) {
    found.qty = service.unit === 'kilo' ? msg`Whole or half kilos.` : msg`A whole number from 1 on.`
  }
  for (const field of whenFields(service)) {
    if (form[field] === '') found[field] = msg`Choose when.`
  }
  const isWhole = Object.keys(found).length === 0
  if (isWhole && asked.until !== null && claimOf(service, asked) === null) {
    found.untilDay = msg`It must end after it begins.`
  }
  if (isBlank(form.name)) found.name = msg`Enter the guest’s name.`
  return found
}

/** Cents, by the price that this device knows; null where it cannot be worked out yet. */
export function totalOf(service: CustomServiceRow, form: OrderForm): number | null {
  const { name: _, ...problems } = orderProblems(service, form)
  if (Object.keys(problems).length > 0) return null
  const { base } = houseMoneyHere()
  return customTotal(toCents(service.price), service, askedOf(service, form), base)
}

/** Of a form without problems. */
export function orderBody(
  service: CustomServiceRow,
  form: OrderForm,
  code: string,
): PlaceCustomOrder {
  const [room, name] = [form.room.trim(), form.name.trim()]
  return {
    code,
    service_id: service.id,
    ...askedOf(service, form),
    customer: { name, phone: form.phone.trim() || null, email: null },
    notes: form.notes.trim() || null,
    totals: { price: service.price, total: fromCents(totalOf(service, form) ?? 0) },
    payment:
      room === ''
        ? { method: 'cash' }
        : { method: 'room', room_number: room, room_guest_name: name },
    source: 'desk',
  }
}

/** An operation that waits or was refused, as form fields. */
export function formOfOrder(body: PlaceCustomOrder): OrderForm {
  const [untilDay = '', untilTime = ''] = (body.until ?? '').split('T')
  return {
    qty: String(body.qty),
    day: body.day ?? '',
    time: body.time ?? '',
    untilDay,
    untilTime,
    name: body.customer.name,
    phone: body.customer.phone ?? '',
    room: body.payment?.room_number ?? '',
    notes: body.notes ?? '',
  }
}

/** An order made at the desk, before the server has it. */
function waitingOrder(operation: OperationRow) {
  const body = operation.body as PlaceCustomOrder
  if (body.source !== 'desk') return null
  const { customer, payment, totals } = body
  // The operation's `words` hold the service: the body has only its id.
  const name = operation.words.detail
  return {
    ...madeRow(operation),
    code: body.code ?? '',
    service_id: body.service_id,
    name,
    name_en: name,
    price: totals?.price ?? 0,
    total: totals?.total ?? 0,
    taxes: [],
    currency: houseMoneyHere().base,
    ...askedIn(body),
    // Whether somebody has to confirm it is the server's to say.
    status: 'pending',
    payment_method: payment?.method ?? 'cash',
    payment_status: 'unpaid',
    cancel_reason: null,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: null,
    notes: body.notes,
    room: payment?.room_number ?? null,
    // Whose bill a room's is the server works out; until then a person puts it there.
    room_booking_id: null,
    source: 'desk',
    flag: null,
    device_time: operation.deviceTime,
    changed_by: null,
  }
}

export const orderedAtDesk: Overlays = {
  placeCustomOrder: { overlay: placedOverlay('custom_orders', waitingOrder) },
}
