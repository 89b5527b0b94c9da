import { toFrancs } from '#domain/money.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { lockBookings } from '../bookings/rows.ts'
import { paymentsOn, type PaymentRow } from './rows.ts'
import { shareOut } from './share-out.ts'

/** A part of one payment that goes back. */
export interface Share {
  payment_id: string
  cents: number
  charged: number
}

/**
 * Gives `cents` (of a dollar) of what was paid for these bookings back, spread over what was taken
 * for them, and never more than that. What came through a provider is queued, and sent by a job
 * once; cash and the like are marked for the desk. Answers which of the two the guest may expect.
 */
export async function requestRefund(
  tx: Tx,
  bookingIds: readonly string[],
  cents: number,
  reason: string,
  now: Date,
): Promise<'refunding' | 'by hand' | 'nothing'> {
  if (cents <= 0 || bookingIds.length === 0) return 'nothing'
  await lockBookings(tx, bookingIds)
  const rows = (await paymentsOn(tx.db, bookingIds)).filter(
    (row) => row.status === 'paid' && leftOf(row) > 0,
  )
  const parts = shareOut(cents, rows.map(leftOf))
  const shares = rows
    .map((row, index) => ({ row, ...amounts(row, parts[index] ?? 0) }))
    .filter((share) => share.cents > 0)
  const transactions = new Set(shares.map(({ row }) => row.provider_payment_id))
  for (const providerPaymentId of transactions) {
    const some = shares.filter(({ row }) => row.provider_payment_id === providerPaymentId)
    for (const share of some) {
      await tx.update('payments', share.row.id, {
        refund_cents: share.row.refund_cents + share.cents,
        refund_charged: share.row.refund_charged + share.charged,
        refund_status: providerPaymentId === null ? 'by hand' : 'queued',
        refund_note: reason,
      })
    }
    if (providerPaymentId !== null) {
      const listed = some.map((share) => ({
        payment_id: share.row.id,
        cents: share.cents,
        charged: share.charged,
      }))
      await queue(tx, providerPaymentId, listed, reason, now)
    }
  }
  if (shares.length === 0) return 'nothing'
  return shares.some(({ row }) => row.provider_payment_id !== null) ? 'refunding' : 'by hand'
}

const leftOf = ({ amount_cents, refund_cents }: PaymentRow) => amount_cents - refund_cents

/** All that is left goes back to the last franc; a part at the payment's own rate. */
function amounts(row: PaymentRow, cents: number): { cents: number; charged: number } {
  const rest = row.charged - row.refund_charged
  if (cents === leftOf(row)) return { cents, charged: rest }
  const { currency, rwf_rate } = row
  const charged = currency === 'USD' || rwf_rate === null ? cents : toFrancs(cents, rwf_rate)
  return { cents, charged: Math.min(charged, rest) }
}

async function queue(
  tx: Tx,
  providerPaymentId: string,
  shares: readonly Share[],
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
