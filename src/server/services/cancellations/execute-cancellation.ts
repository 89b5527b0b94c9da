import type { ServiceKind } from '#contract/services/index.ts'
import { cancelReasons } from '#domain/cancel-reasons.ts'
import type { Tx } from '../../db/store.ts'
import { cancelBookings } from '../bookings/index.ts'
import { isPayable, requestRefund, roomSubjects } from '../payments/index.ts'
import { serverOf } from '../service/registry.ts'
import { writeStep } from '../service/index.ts'
import type { GuestBooking } from './guest-booking.ts'

/**
 * Cancels rows that are locked and may be cancelled, gives back what the terms say, and writes down
 * what was agreed. Everything in the caller's transaction.
 */
export async function executeCancellation(
  tx: Tx,
  own: GuestBooking,
  guestsReason: string | null,
  now: Date,
): Promise<void> {
  const reason = guestsReason ? `${cancelReasons.guest}: ${guestsReason}` : cancelReasons.guest
  const { kind } = own
  const refundMethod =
    kind === 'room'
      ? await cancelRooms(tx, own, reason, now)
      : await cancelService(tx, { ...own, kind }, reason, now)
  const agreed = {
    subject_ids: JSON.stringify(own.ids),
    currency: own.currency,
    total: own.total,
    paid: own.held,
    kept: own.terms.kept,
    refund: own.terms.refund,
    refund_way: refundMethod,
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
async function cancelRooms(
  tx: Tx,
  booking: GuestBooking,
  reason: string,
  now: Date,
): Promise<string> {
  const { refundCents } = booking.terms
  await cancelBookings(tx, booking.ids, reason, now)
  return await requestRefund(tx, roomSubjects(booking.ids), refundCents, reason, now)
}

/** The same step as the desk's: it releases the claim and notifies the guest. */
async function cancelService(
  tx: Tx,
  { kind, ids, terms }: GuestBooking & { kind: ServiceKind },
  reason: string,
  now: Date,
): Promise<string> {
  const patch = { status: 'cancelled', cancel_reason: reason, changed_by: 'guest' }
  for (const id of ids) await writeStep(tx, serverOf(kind), 'cancel', id, patch)
  if (!isPayable(kind)) return 'nothing'
  // The way it came: through the provider, on the sandbox's card, or by hand at the desk.
  const subjects = ids.map((id) => ({ kind, id }))
  return await requestRefund(tx, subjects, terms.refundCents, reason, now)
}
