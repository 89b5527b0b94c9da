import type { Tx } from '../db/store.ts'
import { cartsOf, isToldTogether } from '../services/cart/in-cart.ts'
import { queueNotice } from './queue.ts'

interface Confirmed {
  id: string
  source: string
  customer_email: string | null
  customer_phone: string | null
  language: string | null
}

/** Whoever stands at the desk with a dish or a bag of laundry was told by word of mouth. */
const toldAtTheDesk = new Set(['restaurant', 'laundry', 'table'])
/** Of a whole stay these are not told one by one: ten meals would be ten letters. */
const toldWithTheStay = new Set(['restaurant', 'laundry'])

/**
 * Queues the word that the house has confirmed a meal, laundry, a car, a tour or a table: once in
 * the row's life, and not while one message for all that was booked in one go will say it.
 */
export async function tellServiceConfirmed(
  tx: Tx,
  kind: 'restaurant' | 'laundry' | 'car' | 'tour' | 'table',
  row: Confirmed,
): Promise<void> {
  if (row.customer_email === null && row.customer_phone === null) return
  if (row.source === 'desk' && toldAtTheDesk.has(kind)) return
  if (await isToldTogether(tx.db, kind, [row.id])) return
  if (toldWithTheStay.has(kind) && (await cartsOf(tx.db, kind, [row.id])).length > 0) return
  await queueNotice(tx, {
    kind: 'service_confirmed',
    dedupe: `service_confirmed:${kind}:${row.id}`,
    subject_kind: kind,
    subject_ids: [row.id],
    to_email: row.customer_email,
    to_phone: row.customer_phone,
    language: row.language,
  })
}
