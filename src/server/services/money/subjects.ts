import { tableOf } from '#contract/services/index.ts'
import type { Tx } from '../../db/store.ts'
import { changeBooking } from '../bookings/index.ts'
import type { Subject } from '../payments/index.ts'

/** Tells devices that something about a row is new though its own columns are not: what was paid. */
export async function touchSubject(tx: Tx, { kind, id }: Subject): Promise<void> {
  if (kind !== 'room') {
    await tx.update(tableOf[kind], id, { changed_by: tx.stamp.by ?? null })
    return
  }
  const row = await tx.lock('hotel_bookings', id)
  if (row !== undefined) await changeBooking(tx, row, {})
}

/** The same the other way round: what a payment says it is for has another name now. */
export async function touchPayments(tx: Tx, { kind, id }: Subject): Promise<void> {
  const its = await tx.db
    .selectFrom('payments')
    .select('id')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const payment of its) await tx.update('payments', payment.id, {})
}
