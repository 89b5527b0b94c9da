import { payableService } from './service.ts'

export const laundry = payableService({
  kind: 'laundry',
  noun: 'order',
  lock: (tx, id) => tx.lock('laundry_orders', id),
  change: (tx, id, patch) => tx.update('laundry_orders', id, patch),
  async describe(db, ids) {
    const rows = await db
      .selectFrom('laundry_orders')
      .select(['id', 'in_at', 'out_at', 'status', 'payment_status', 'flag'])
      .where('id', 'in', [...ids])
      .execute()
    return rows.map(({ in_at, out_at, ...row }) => ({
      kind: 'laundry' as const,
      ...row,
      title: 'Laundry',
      more: null,
      from: in_at.slice(0, 10),
      to: out_at.slice(0, 10),
    }))
  },
})
