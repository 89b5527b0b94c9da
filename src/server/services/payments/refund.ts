import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { baseOf } from '../../house-settings.ts'
import { clearFlagsOfRefunded } from './cancelled-paid.ts'
import type { Subject } from './payables/payable.ts'
import { notePayment } from './note.ts'
import { lockSubjects } from './payables/payables.ts'
import { syncRefundedStatus } from './reversed.ts'
import { paymentsOn, type PaymentRow } from './rows.ts'
import { refundableCents, refundParts } from './allocate.ts'

/** The refunded part of one payment. */
export interface RefundShare {
  payment_id: string
  cents: number
  charged: number
}

/**
 * Gives `cents` (of a dollar) of what was paid for these back, spread over what was taken for them,
 * and never more than that. What came through a provider is queued, and sent by a job once; what
 * a test card paid in an earlier version is given back at once, for no money moved; cash and the like are marked
 * for the desk. Answers which of the two the guest may expect: on the card, or by hand.
 */
export async function requestRefund(
  tx: Tx,
  subjects: readonly Subject[],
  cents: number,
  reason: string,
  now: Date,
  /** Of this payment alone, by its id. */
  only?: string,
): Promise<'refunding' | 'by hand' | 'nothing'> {
  if (cents <= 0 || subjects.length === 0) return 'nothing'
  const { rows: bills } = await lockSubjects(tx, subjects)
  const rows = (await paymentsOn(tx.db, subjects)).filter(
    (row) =>
      row.status === 'paid' && refundableCents(row) > 0 && (only === undefined || row.id === only),
  )
  const parts = refundParts(cents, rows, await baseOf(tx.db))
  const shares = rows
    .map((row, at) => ({ row, way: refundWayOf(row), cents: 0, charged: 0, ...parts[at] }))
    .filter((share) => share.cents > 0)
  for (const share of shares) await mark(tx, share, reason, now)
  for (const [providerPaymentId, its] of byTransaction(shares)) {
    await queue(tx, providerPaymentId, its, reason, now)
  }
  if (shares.length === 0) return 'nothing'
  if (shares.some(({ way }) => way === 'done')) await syncRefundedStatus(tx, bills)
  await clearFlagsOfRefunded(tx, bills)
  return shares.every(({ way }) => way === 'by hand') ? 'by hand' : 'refunding'
}

/** Earlier versions took test cards by themselves under this name: no money moved. */
const DEMO = 'demo'

/** As `refund_status` says it. */
type RefundWay = 'queued' | 'done' | 'by hand'

function refundWayOf({ provider_payment_id, processor }: PaymentRow): RefundWay {
  if (provider_payment_id !== null) return 'queued'
  return processor === DEMO ? 'done' : 'by hand'
}

interface RefundPart {
  row: PaymentRow
  way: RefundWay
  cents: number
  charged: number
}

async function mark(
  tx: Tx,
  { row, way, cents, charged }: RefundPart,
  reason: string,
  now: Date,
): Promise<void> {
  await tx.update('payments', row.id, {
    refund_cents: row.refund_cents + cents,
    refund_charged: row.refund_charged + charged,
    refund_status: way,
    refund_note: reason,
    ...(way === 'done' && {
      refunded_at: now.toISOString(),
      ...(cents === refundableCents(row) && { status: 'refunded' }),
    }),
  })
  await notePayment(tx, way === 'done' ? 'refunded' : 'refund_promised', row, charged)
}

/** Refunds by the provider's transaction. */
function byTransaction(shares: readonly RefundPart[]): Map<string, RefundShare[]> {
  const found = new Map<string, RefundShare[]>()
  for (const { row, cents, charged } of shares) {
    const { id, provider_payment_id } = row
    if (provider_payment_id === null) continue
    const its = found.get(provider_payment_id) ?? []
    found.set(provider_payment_id, [...its, { payment_id: id, cents, charged }])
  }
  return found
}

async function queue(
  tx: Tx,
  providerPaymentId: string,
  shares: readonly RefundShare[],
  reason: string,
  now: Date,
): Promise<void> {
  await tx.insert('provider_refunds', {
    id: uuidv7(now.getTime()),
    provider_payment_id: providerPaymentId,
    cents: shares.reduce((sum, { cents }) => sum + cents, 0),
    charged: shares.reduce((sum, { charged }) => sum + charged, 0),
    shares: JSON.stringify(shares),
    reason,
    status: 'queued',
    answer: null,
    tries: 0,
    next_try_at: now.toISOString(),
  })
}
