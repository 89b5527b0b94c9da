import type { Migration } from '../migrate.ts'
import { addColumns, kept, tables } from './table.ts'

/**
 * Customers are known by what they booked, and what guests write is answered. Empty columns of rows
 * that were there before mean: nothing counted yet, nothing answered, of normal priority.
 */
export const community: Migration = {
  name: '0022-community',
  async up(db, kind) {
    await addColumns(db, kind, 'customers', {
      bookings_count: 'integer?',
      spend_cents: 'integer?',
      device_time: 'text?',
      changed_by: 'text?',
    })
    await addColumns(db, kind, 'reviews', {
      comments: 'text?',
      device_time: 'text?',
      changed_by: 'text?',
    })
    await addColumns(db, kind, 'tickets', {
      priority: 'text?',
      messages: 'text?',
      device_time: 'text?',
      changed_by: 'text?',
    })
    await tables(
      {
        customer_keys: {
          columns: { key: 'text', customer_id: 'text' },
          primaryKey: ['key'],
          references: { customer_id: 'customers' },
        },
        customer_links: {
          columns: { subject_kind: 'text', subject_id: 'text', customer_id: 'text' },
          primaryKey: ['subject_kind', 'subject_id'],
          references: { customer_id: 'customers' },
        },
        desk_reviews: { columns: { ...kept } },
        consents: {
          columns: {
            ...kept,
            name: 'text?',
            email: 'text?',
            device_id: 'text?',
            device: 'text',
            categories: 'text',
            granted_at: 'text',
            changed_by: 'text?',
          },
        },
      },
      [
        { on: 'customer_keys', columns: ['customer_id'] },
        { on: 'customer_links', columns: ['customer_id'] },
        { on: 'consents', columns: ['device_id'] },
        { on: 'payments', columns: ['refund_status', 'refunded_at'] },
        // What reports list by day.
        { on: 'car_rentals', columns: ['pickup_date', 'id'], livingOnly: true },
        { on: 'laundry_orders', columns: ['in_at', 'id'], livingOnly: true },
        { on: 'tour_bookings', columns: ['date', 'id'], livingOnly: true },
      ],
    )(db, kind)
  },
}
