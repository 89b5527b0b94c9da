import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { Selectable } from 'kysely'
import { changePayment, type ChangePayment } from '#contract/money.ts'
import type { Payable } from '#contract/payments.ts'
import { dayIn } from '#domain/days.ts'
import { fromMinor, toMinor } from '#domain/money.ts'
import type { RouteName } from '#contract/routes.ts'
import type { PaymentsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import {
  refuse,
  refuseWith,
  write,
  type Answer,
  type Call,
  type Endpoint,
} from '../../pipeline/endpoint.ts'
import { type HouseSettings, settingsOf } from '../../house-settings.ts'
import { mayStepPayment } from '#domain/payment-steps.ts'
import { payables, requestRefund } from '../payments/index.ts'
import { amountsOf, type Amounts } from './amounts.ts'
import { syncPaymentStatus } from './sync-payment-status.ts'
import { momentAt } from './moment.ts'
import { answer, reasonForMoney } from './record.ts'
import { deskPayment } from './wire.ts'

type PaymentRow = Selectable<PaymentsTable>

async function refuseWithCurrent(tx: Tx, row: PaymentRow, said: NamedRefusal): Promise<never> {
  return refuseWith(said, { current: await deskPayment(tx.db, row) })
}

/** The payment, locked after what it is for. Throws `not_found`. */
async function lockOn(tx: Tx, kind: Payable, subjectId: string, id: string): Promise<PaymentRow> {
  await payables[kind].lock(tx, [subjectId])
  const row = await tx.lock('payments', id)
  const its = row?.subject_kind === kind && row.subject_id === subjectId
  return its ? row : refuse('no_such_payment')
}

/** A money step that another person already took, or took elsewhere, is never quietly done twice. */
async function checkSeen(tx: Tx, row: PaymentRow, { seen }: ChangePayment): Promise<void> {
  if (seen === undefined) return
  if (seen.status !== row.status) {
    await refuseWithCurrent(tx, row, {
      reason: 'payment_changed',
      params: { status: row.status, seen: seen.status },
    })
  }
  if (seen.refund_status !== undefined && seen.refund_status !== row.refund_status) {
    await refuseWithCurrent(tx, row, { reason: 'money_given_back' })
  }
  if (seen.amount === undefined) return
  const shown = fromMinor(row.charged, row.currency)
  if (Math.abs(seen.amount - shown) > 0.005) {
    await refuseWithCurrent(tx, row, { reason: 'payment_amount_changed' })
  }
}

/**
 * The columns that a change of status by hand brings along. What was marked to be given back in part
 * is given back by a refund as it was marked; the rest stays paid.
 */
function statusPatch(row: PaymentRow, status: string, at: string): Partial<PaymentRow> {
  if (status === 'refunded') {
    const given = { refund_status: 'done', refunded_at: at }
    if (row.refund_status === 'by hand' && row.refund_cents < row.amount_cents) return given
    return {
      ...given,
      status,
      // What went back had come.
      paid_at: row.paid_at ?? at,
      refund_cents: row.amount_cents,
      refund_charged: row.charged,
    }
  }
  const back = { refund_cents: 0, refund_charged: 0, refund_status: null, refunded_at: null }
  return {
    status,
    paid_at: status === 'paid' ? (row.paid_at ?? at) : null,
    ...(row.status === 'refunded' && back),
  }
}

/** A change of nothing but the state is a step; the edit form sends more, and may set any state. */
const isStep = (body: ChangePayment) =>
  Object.keys(body).every((field) => field === 'status' || field === 'seen')

/**
 * Refund and cancel have their rules (spec 3 §4). A step on money that was taken already is refused,
 * whoever took it and whatever they saw (decision 0055): who hears "refunded" hands out the money.
 */
async function checkStep(tx: Tx, row: PaymentRow, status: string, body: ChangePayment) {
  if (status === row.status && status !== 'pending') {
    await refuseWithCurrent(tx, row, { reason: 'payment_is_already', params: { status } })
  }
  const inPart = status === 'refunded' && row.refund_status === 'done'
  if (inPart && body.seen?.refund_status === undefined) {
    await refuseWithCurrent(tx, row, { reason: 'money_was_given_back' })
  }
  if (status === 'refunded' && !mayStepPayment(row.status, 'refund')) {
    await refuseWithCurrent(tx, row, { reason: 'only_paid_refunded' })
  }
  if (status === 'failed' && !mayStepPayment(row.status, 'cancel')) {
    await refuseWithCurrent(tx, row, { reason: 'refunded_not_cancelled' })
  }
}

/** What came through a provider follows the provider: only its refund may be asked for. */
async function refundAtProvider(
  tx: Tx,
  row: PaymentRow,
  body: ChangePayment,
  kind: Payable,
  now: Date,
): Promise<void> {
  if (body.status !== 'refunded' || row.status !== 'paid') {
    await refuseWithCurrent(tx, row, { reason: 'follows_provider' })
  }
  const left = row.amount_cents - row.refund_cents
  const { subject_id } = row
  const subject = { kind, id: subject_id }
  const way = await requestRefund(tx, [subject], left, 'Refunded at the desk', now, row.id)
  if (way === 'nothing') await refuseWithCurrent(tx, row, { reason: 'all_going_back' })
}

/** Whether a day or moment that was told is of another day than the money. */
function isAnotherDay(row: PaymentRow, stated: string, timezone: string): boolean {
  const day = (moment: string) => (moment.length > 10 ? dayIn(timezone, new Date(moment)) : moment)
  return day(stated) !== day(row.paid_at ?? row.created_at)
}

/** What an edit would change of a payment that a guest holds a receipt of; notes are the desk's own. */
function edits(row: PaymentRow, body: ChangePayment, timezone: string): boolean {
  const differs = <Value>(said: Value | undefined, is: Value) => said !== undefined && said !== is
  const charged = (amount: number) => toMinor(amount, row.currency)
  return (
    (body.amount !== undefined && charged(body.amount) !== row.charged) ||
    differs(body.currency, row.currency) ||
    differs(body.method, row.method) ||
    differs(body.reference, row.reference) ||
    (body.customer_name != null && body.customer_name !== row.customer_name) ||
    (body.status !== undefined && body.status !== row.status && body.status !== 'refunded') ||
    (body.created_at !== undefined && isAnotherDay(row, body.created_at, timezone))
  )
}

/** A payment that stands on a receipt is never edited, and one that was voided not at all. */
async function checkEdit(
  tx: Tx,
  row: PaymentRow,
  body: ChangePayment,
  timezone: string,
): Promise<void> {
  if (row.voided_at !== null) {
    await refuseWithCurrent(tx, row, { reason: 'payment_voided' })
  }
  if (row.receipt_id === null || !edits(row, body, timezone)) return
  const current = await deskPayment(tx.db, row)
  const number = current.receipt?.number ?? ''
  refuse('stands_on_receipt', { receipt: number }, { current })
}

/** The columns of a void: it counts for nothing from now on, and stays to be seen. */
async function voidPatch(
  tx: Tx,
  row: PaymentRow,
  reason: string,
  at: string,
): Promise<Partial<PaymentRow>> {
  if (row.status !== 'paid' && row.status !== 'pending') {
    await refuseWithCurrent(tx, row, {
      reason: 'cannot_be_voided',
      params: { status: row.status },
    })
  }
  if (row.refund_cents > 0) {
    await refuseWithCurrent(tx, row, { reason: 'money_going_back' })
  }
  return { status: 'failed', voided_at: at, void_reason: reason }
}

/** What goes back, or went, had come: it is never more than what the payment is after this. */
async function checkRefunded(tx: Tx, row: PaymentRow, after: Partial<PaymentRow>): Promise<void> {
  if (row.status !== 'paid' || row.refund_cents === 0) return
  const { status = row.status, amount_cents = row.amount_cents } = after
  const came = status === 'paid' || status === 'refunded'
  if (came && amount_cents >= row.refund_cents) return
  await refuseWithCurrent(tx, row, { reason: 'money_going_back' })
}

/** Another amount or currency in the house's columns; nothing where neither is named. */
function sumsOf(row: PaymentRow, body: ChangePayment, settings: HouseSettings): Partial<Amounts> {
  if (body.amount === undefined && body.currency === undefined) return {}
  const shown = fromMinor(row.charged, row.currency)
  const currency = body.currency ?? row.currency
  const rate = currency === row.currency ? row.rwf_rate : null
  return amountsOf(body.amount ?? shown, currency, settings, rate)
}

/** What was refunded whole stays refunded whole when its amount is put right. */
function refundColumnsFor(
  row: PaymentRow,
  { amount_cents, charged }: Partial<Amounts>,
): Partial<PaymentRow> {
  if (row.status !== 'refunded' || amount_cents === undefined) return {}
  return { refund_cents: amount_cents, refund_charged: charged }
}

const fields = [
  'status',
  'charged',
  'currency',
  'method',
  'reference',
  'notes',
  'customer_name',
  'paid_at',
  'refund_status',
  'voided_at',
  'void_reason',
] as const

function changesOf(before: PaymentRow, after: PaymentRow): Answer['changes'] {
  const changed: Record<string, [unknown, unknown]> = {}
  for (const field of fields) {
    if (before[field] !== after[field]) changed[field] = [before[field], after[field]]
  }
  if (Object.keys(changed).length === 0) return []
  return [{ resource: 'payments', rowId: before.id, changed }]
}

async function answered(tx: Tx, before: PaymentRow, after: PaymentRow): Promise<Answer> {
  return {
    status: 200,
    body: { id: before.id, data: await deskPayment(tx.db, after) },
    changes: changesOf(before, after) ?? [],
  }
}

/** Writes what changes, and what follows for what it is for. */
async function written(
  tx: Tx,
  { kind, operation, now }: Pick<Call, 'operation' | 'now'> & { kind: Payable },
  row: PaymentRow,
  patch: Partial<PaymentRow>,
): Promise<Answer> {
  await tx.update('payments', row.id, {
    ...patch,
    ...(operation && {
      device_time: operation.deviceTime ?? row.device_time,
      device_clock: operation.deviceClock,
    }),
    changed_by: tx.stamp.by ?? null,
  })
  await syncPaymentStatus(tx, { kind, id: row.subject_id }, now)
  const after = await tx.lock('payments', row.id)
  return await answered(tx, row, after ?? row)
}

/** PATCH …/payments/{paymentId}: only what is named changes. */
export function changeEndpoint(name: RouteName, kind: Payable): Endpoint {
  return write({
    name,
    body: changePayment,
    answer,
    invalid: reasonForMoney,
    async write(tx, { params, body, operation, now }) {
      const call = { kind, operation, now }
      const row = await lockOn(tx, kind, params.id ?? '', params.paymentId ?? '')
      await checkSeen(tx, row, body)
      if (row.provider_payment_id !== null) {
        await refundAtProvider(tx, row, body, kind, now)
        const after = await tx.lock('payments', row.id)
        return await answered(tx, row, after ?? row)
      }
      const settings = await settingsOf(tx.db)
      if (body.void_reason !== undefined) {
        if (row.voided_at !== null) return await answered(tx, row, row)
        const at = momentAt(undefined, settings.timezone, operation, now)
        return await written(tx, call, row, await voidPatch(tx, row, body.void_reason, at))
      }
      await checkEdit(tx, row, body, settings.timezone)
      if (body.status !== undefined && isStep(body)) {
        await checkStep(tx, row, body.status, body)
      }
      const onReceipt = row.receipt_id !== null
      const sums = onReceipt ? {} : sumsOf(row, body, settings)
      const changed = { ...row, ...sums }
      // Forms say the day that they show: the same day is no word on when, and money that moved to now
      // would be counted in the till of the next shift too.
      const { created_at: stated } = body
      const isDated =
        stated !== undefined &&
        !onReceipt &&
        (row.paid_at === null || stated.length > 10 || isAnotherDay(row, stated, settings.timezone))
      // When it was done, not when the house heard of it.
      const at = momentAt(isDated ? stated : undefined, settings.timezone, operation, now)
      const status =
        body.status === undefined || body.status === row.status
          ? refundColumnsFor(changed, sums)
          : statusPatch(changed, body.status, at)
      await checkRefunded(tx, row, { ...sums, ...status })
      const isPaid = (status.paid_at === undefined ? row.paid_at : status.paid_at) !== null
      return await written(tx, call, row, {
        ...sums,
        ...status,
        ...(body.method !== undefined && { method: body.method }),
        ...(body.reference !== undefined && { reference: body.reference }),
        ...(body.customer_name != null && { customer_name: body.customer_name }),
        ...(isDated && isPaid && { paid_at: at }),
        ...(body.notes !== undefined && { notes: body.notes }),
      })
    },
  })
}
