import type { Tx } from '../../db/store.ts'
import { queueNotice } from '../../notices/queue.ts'
import { cancelBookings } from '../bookings/inventory.ts'
import { changeRental } from '../cars/days.ts'
import type { Subject } from '../payments/payables/payable.ts'
import { requestRefund } from '../payments/refund.ts'
import { roomSubjects } from '../payments/rows.ts'
import { changeTourBooking } from '../tours/days.ts'
import type { Own } from './own.ts'

/**
 * Cancels rows that are locked and may be cancelled, gives back what the terms say, and writes down
 * what was agreed. Everything in the caller's transaction.
 */
export async function carryOut(
  tx: Tx,
  own: Own,
  guestsReason: string | null,
  now: Date,
): Promise<void> {
  const reason = guestsReason ? `Cancelled by the guest: ${guestsReason}` : 'Cancelled by the guest'
  const way =
    own.kind === 'room'
      ? await cancelRooms(tx, own, reason, now)
      : await cancelService(tx, own, reason, now)
  const agreed = {
    subject_ids: JSON.stringify(own.ids),
    currency: own.currency,
    total: own.total,
    paid: own.held,
    kept: own.terms.kept,
    refund: own.terms.refund,
    refund_way: way,
    at: now.toISOString(),
  }
  await tx.db
    .insertInto('cancellations')
    .values({ kind: own.kind, subject_id: own.subjectId, ...agreed })
    // Rooms of a group may have been brought back by the desk since.
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doUpdateSet(agreed))
    .execute()
}

/** The inventory tells the guest and frees the nights. */
async function cancelRooms(tx: Tx, own: Own, reason: string, now: Date): Promise<string> {
  const { refundCents } = own.terms
  await cancelBookings(tx, own.ids, reason, now)
  return await requestRefund(tx, roomSubjects(own.ids), refundCents, reason, now)
}

async function cancelService(tx: Tx, own: Own, reason: string, now: Date): Promise<string> {
  for (const id of own.ids) await markCancelled(tx, own.kind, id, reason)
  const way = await giveBack(tx, own, reason, now)
  await queueNotice(tx, {
    kind: 'booking_cancelled',
    dedupe: `booking_cancelled:${own.kind}:${own.subjectId}`,
    subject_kind: own.kind,
    subject_ids: own.ids,
    to_email: own.customer.email,
    to_phone: own.customer.phone,
    language: own.language,
  })
  return way
}

async function markCancelled(tx: Tx, kind: Own['kind'], id: string, reason: string): Promise<void> {
  const cancelled = { status: 'cancelled' } as const
  if (kind === 'restaurant') {
    const patch = { ...cancelled, cancel_reason: reason, changed_by: 'guest' }
    await tx.update('restaurant_orders', id, patch)
  } else if (kind === 'table') {
    const patch = { ...cancelled, cancel_reason: reason, changed_by: 'guest' }
    await tx.update('table_reservations', id, patch)
  } else if (kind === 'laundry') {
    const patch = { ...cancelled, cancel_reason: reason, changed_by: 'guest' }
    await tx.update('laundry_orders', id, patch)
  } else if (kind === 'car') {
    const patch = { ...cancelled, cancel_reason: reason, changed_by: 'guest' }
    await changeRental(tx, id, patch)
  } else if (kind === 'tour') {
    const patch = { ...cancelled, cancel_reason: reason, changed_by: 'guest' }
    await changeTourBooking(tx, { id }, patch)
  }
}

/** The way it came: through the provider, on the sandbox's card, or by hand at the desk. */
async function giveBack(tx: Tx, { kind, ids, terms }: Own, reason: string, now: Date) {
  if (kind === 'table') return 'nothing'
  const subjects = ids.map((id): Subject => ({ kind, id }))
  return await requestRefund(tx, subjects, terms.refundCents, reason, now)
}
