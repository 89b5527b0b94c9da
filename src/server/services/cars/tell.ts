import type { Tx } from '../../db/store.ts'
import { queueNotice } from '../../notices/queue.ts'
import type { RentalRow } from './rental-rows.ts'

/** Tells the guest, once, that the house cancelled; the guest's own way tells by itself. */
export async function tellCancelled(tx: Tx, row: RentalRow): Promise<void> {
  await queueNotice(tx, {
    kind: 'booking_cancelled',
    dedupe: `booking_cancelled:car:${row.id}`,
    subject_kind: 'car',
    subject_ids: [row.id],
    to_email: row.customer_email,
    to_phone: row.customer_phone,
    language: row.language,
  })
}
