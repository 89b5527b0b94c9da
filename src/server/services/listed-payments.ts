import type { Kysely, Selectable } from 'kysely'
import { listedPayment, type ListedPayment } from '#contract/listed-payment.ts'
import { fromMinor } from '#domain/money.ts'
import { batches } from '../db/batches.ts'
import type { Database, PaymentsTable } from '../db/schema.ts'
import { onWire } from '../db/wire.ts'

const toListedPayment = (row: Selectable<PaymentsTable>): ListedPayment =>
  onWire(listedPayment, row, { amount: fromMinor(row.charged, row.currency) })

/** Money on bookings or orders, by their ids, the oldest first. */
export async function listedPayments(
  db: Kysely<Database>,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, ListedPayment[]>> {
  const payments = new Map<string, ListedPayment[]>()
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('payments')
      .selectAll()
      .where('subject_kind', '=', kind)
      .where('subject_id', 'in', some)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute()
    for (const row of rows) {
      const its = payments.get(row.subject_id) ?? []
      payments.set(row.subject_id, [...its, toListedPayment(row)])
    }
  }
  return payments
}
