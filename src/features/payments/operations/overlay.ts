import { dayIn } from '#domain/days.ts'
import { exchangeFor } from '#domain/money.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { fallbackHouse } from '#offline/reads/house-query.ts'
import type { ChangePayment, RecordPayment } from '#contract/money.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { madeByStaff } from '#offline/reads/made-by-staff.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import type { ApplyOverlay } from '#offline/operation-descriptor.ts'
import { inBase, type Money } from '../money.ts'
import { subjectOf } from '../subjects.ts'
import { subjectNamed } from './texts.ts'

/** What the list of payments shows while money waits to be sent. */

/** Null: the base currency, or the house has none for it. */
const rateNow = (currency: string) => exchangeFor(houseMoneyHere(), currency).rate

/** As the house reads it: the day of the recording is its moment, another day one of its hours. */
function momentOf(given: string | undefined, recordedAt: string): string {
  if (given === undefined) return recordedAt
  if (given === dayIn(fallbackHouse.timezone, new Date(recordedAt))) return recordedAt
  return given.length > 10 ? given : `${given}T10:00:00.000Z`
}

/** A payment that this device recorded, at the house's rates of now. */
export function recorded(operation: OperationRow): Money | null {
  const body = operation.body as RecordPayment
  const subject = subjectOf(operation)
  if (subject === null) return null
  const { code, title } = subjectNamed(operation.words.detail)
  const at = momentOf(body.created_at, operation.deviceTime)
  const rwf_rate = rateNow(body.currency)
  const status = body.status ?? 'pending'
  const { device_time, changed_by, ...made } = madeByStaff(operation)
  return {
    ...made,
    id: ghostId(operation),
    created_at: at,
    subject,
    subject_code: code,
    subject_title: title,
    customer: body.customer_name ?? '',
    amount: body.amount,
    currency: body.currency,
    rwf_rate,
    dollars: inBase(body.amount, body.currency, rwf_rate),
    method: body.method,
    status,
    reference: body.reference ?? null,
    notes: body.notes ?? null,
    processor: null,
    provider: null,
    refunded: status === 'refunded' ? body.amount : 0,
    refund_status: status === 'refunded' ? 'done' : null,
    refunded_at: status === 'refunded' ? at : null,
    paid_at: status === 'paid' ? at : null,
    device_time,
    changed_by,
  }
}

export const applyRecord: ApplyOverlay = (rows, operation) => {
  const made = recorded(operation)
  return made === null ? rows : [...rows, made]
}

/** Whether a change is about this row: by the server's id, or by the operation that recorded it. */
export function isNamed({ id, operation_id }: ResourceRow, paymentId: string | undefined): boolean {
  return paymentId !== undefined && (id === paymentId || `op:${operation_id}` === paymentId)
}

function withStatus(row: Money, status: Money['status'], at: string): Money {
  if (status === row.status) return row
  if (status === 'refunded') {
    const given = { ...row, refund_status: 'done', refunded_at: at }
    // Only the promised part is refunded; the rest stays paid.
    if (row.refund_status === 'by hand' && row.refunded < row.amount) return given
    return { ...given, status, refunded: row.amount, paid_at: row.paid_at ?? at }
  }
  const back = { refunded: 0, refund_status: null, refunded_at: null }
  return {
    ...row,
    status,
    paid_at: status === 'paid' ? (row.paid_at ?? at) : null,
    ...(row.status === 'refunded' ? back : {}),
  }
}

/** The payment after the change; unchanged where the server's row has moved on meanwhile. */
export function changed(row: Money, operation: OperationRow): Money {
  const body = operation.body as ChangePayment
  const { seen } = body
  if (seen !== undefined && seen.status !== row.status) return row
  // The result of a provider's refund is not known in advance.
  if (row.provider !== null) return row
  if (body.void_reason !== undefined) {
    const voided = { at: operation.deviceTime, reason: body.void_reason }
    return { ...row, status: 'failed', paid_at: null, voided }
  }
  // It is on a receipt: the server will refuse this.
  if (row.receipt != null && body.status !== 'refunded') return row
  const currency = body.currency ?? row.currency
  const rwf_rate = currency === row.currency ? row.rwf_rate : rateNow(currency)
  const amount = body.amount ?? row.amount
  const edited: Money = {
    ...row,
    amount,
    currency,
    rwf_rate,
    dollars: inBase(amount, currency, rwf_rate),
    method: body.method ?? row.method,
    reference: body.reference === undefined ? row.reference : body.reference,
    notes: body.notes === undefined ? row.notes : body.notes,
    customer: body.customer_name ?? row.customer,
  }
  const at = momentOf(body.created_at, operation.deviceTime)
  const stepped = body.status === undefined ? edited : withStatus(edited, body.status, at)
  const dated = body.created_at !== undefined && stepped.paid_at !== null
  return dated ? { ...stepped, paid_at: at } : stepped
}

export const applyChange: ApplyOverlay = (rows, operation) => {
  const { paymentId } = operation.params
  const at = rows.findIndex((row) => isNamed(row, paymentId))
  if (at < 0) return rows
  const row = rows[at] as Money
  const next = changed(row, operation)
  return next === row ? rows : rows.with(at, next)
}
