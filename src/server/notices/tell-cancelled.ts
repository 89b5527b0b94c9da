import type { Tx } from '../db/store.ts'
import { queueNotice } from './queue.ts'

interface Cancelled {
  id: string
  customer_email: string | null
  customer_phone: string | null
  language: string | null
}

/**
 * Queues the word that the house has cancelled a meal, laundry, a car, a tour or a table: who comes
 * up the mountain all the same finds nothing. Once in the row's life; not sent where it was brought
 * back meanwhile.
 */
export async function tellCancelled(
  tx: Tx,
  kind: 'restaurant' | 'laundry' | 'car' | 'tour' | 'table',
  row: Cancelled,
): Promise<void> {
  await queueNotice(tx, {
    kind: 'booking_cancelled',
    dedupe: `booking_cancelled:${kind}:${row.id}`,
    subject_kind: kind,
    subject_ids: [row.id],
    to_email: row.customer_email,
    to_phone: row.customer_phone,
    language: row.language,
  })
}
