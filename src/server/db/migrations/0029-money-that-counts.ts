import type { Transaction } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { addColumns } from './table.ts'

/**
 * Rentals keep the masked card that was announced for them; payments, on which receipt they stand
 * and why they were voided; stays, why a guest left owing.
 */
export const moneyThatCounts: Migration = {
  name: '0029-money-that-counts',
  async up(db, kind) {
    await addColumns(db, kind, 'car_rentals', { payment_reference: 'text?' })
    await addColumns(db, kind, 'hotel_bookings', {
      owing_reason: 'text?',
      owing_cents: 'integer?',
    })
    await addColumns(db, kind, 'payments', {
      receipt_id: 'text?',
      voided_at: 'text?',
      void_reason: 'text?',
    })
    await linkReceipts(db)
  },
}

/** What was paid on a receipt's bills when it was handed over stands on it; the first one counts. */
async function linkReceipts(db: Transaction<Database>): Promise<void> {
  const receipts = await db
    .selectFrom('receipts')
    .select(['id', 'booking_id', 'lines', 'issued_at'])
    .orderBy('number')
    .execute()
  for (const { id, booking_id, lines, issued_at } of receipts) {
    for (const { kind, ref } of JSON.parse(lines) as { kind: string; ref: string | null }[]) {
      const ofService = ['restaurant', 'laundry', 'car', 'tour'].includes(kind)
      const ofOtherRoom = kind === 'nights' || kind === 'extras'
      await db
        .updateTable('payments')
        .set({ receipt_id: id })
        .where('subject_kind', '=', ofService ? kind : 'room')
        .where('subject_id', '=', ofService || ofOtherRoom ? (ref ?? booking_id) : booking_id)
        .where('status', 'in', ['paid', 'refunded'])
        .where('created_at', '<=', issued_at)
        .where('receipt_id', 'is', null)
        .execute()
    }
  }
}
