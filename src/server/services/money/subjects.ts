import { tableOf } from '#contract/services/index.ts'
import type { Tx } from '../../db/store.ts'
import { changeBooking } from '../bookings/index.ts'
import type { Subject } from '../payments/index.ts'

/** Marks a row as changed when its payments changed, so that devices fetch it. */
export async function touchSubject(tx: Tx, { kind, id }: Subject): Promise<void> {
  if (kind !== 'room') {
    await tx.update(tableOf[kind], id, { changed_by: tx.stamp.by ?? null })
    return
  }
  const row = await tx.lock('hotel_bookings', id)
  if (row !== undefined) await changeBooking(tx, row, {})
}

/** Marks payments as changed when the name of their subject changed. */
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
