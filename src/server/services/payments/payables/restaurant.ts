import { payableService } from './service.ts'

/** A paid order still waits for the kitchen to accept it. */
export const restaurant = payableService({
  kind: 'restaurant',
  noun: 'order',
  lock: (tx, id) => tx.lock('restaurant_orders', id),
  change: (tx, id, patch) => tx.update('restaurant_orders', id, patch),
  async describe(db, ids) {
    const rows = await db
      .selectFrom('restaurant_orders')
      .select(['id', 'number', 'schedule_date', 'status', 'payment_status', 'flag'])
      .where('id', 'in', [...ids])
      .execute()
    return rows.map(({ number, schedule_date, ...row }) => ({
      kind: 'restaurant' as const,
      ...row,
      title: `Order no. ${number}`,
      more: null,
      from: schedule_date,
      to: schedule_date,
    }))
  },
})
