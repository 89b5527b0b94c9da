import type { Migration } from '../migrate.ts'
import { tables } from './table.ts'

/** Which devices of the desk are told of news through Web Push, and of which rows they were. */
export const push: Migration = {
  name: '0021-push',
  up: tables(
    {
      push_subscriptions: {
        columns: {
          id: 'text',
          user_id: 'text',
          session_hash: 'text',
          device_id: 'text?',
          endpoint: 'text',
          p256dh: 'text',
          auth: 'text',
          created_at: 'text',
        },
        references: { user_id: 'users' },
      },
      push_deliveries: {
        columns: {
          subscription_id: 'text',
          kind: 'text',
          row_id: 'text',
          state: 'text',
          attempts: 'integer',
          next_try_at: 'text?',
          claim: 'text?',
          last_error: 'text?',
          made_at: 'text',
        },
        // What a device was told of a row, it is not told again.
        primaryKey: ['subscription_id', 'kind', 'row_id'],
      },
    },
    [
      { on: 'push_subscriptions', columns: ['endpoint'], unique: true },
      { on: 'push_subscriptions', columns: ['user_id', 'created_at'] },
      { on: 'push_deliveries', columns: ['state', 'next_try_at'] },
      { on: 'push_deliveries', columns: ['row_id'] },
      { on: 'push_deliveries', columns: ['made_at'] },
      // What came in lately, asked every few seconds; orders and messages have theirs.
      { on: 'hotel_bookings', columns: ['created_at'], livingOnly: true },
      { on: 'laundry_orders', columns: ['created_at'], livingOnly: true },
      { on: 'table_reservations', columns: ['created_at'], livingOnly: true },
      { on: 'car_rentals', columns: ['created_at'], livingOnly: true },
      { on: 'tour_bookings', columns: ['created_at'], livingOnly: true },
      { on: 'tickets', columns: ['created_at'], livingOnly: true },
    ],
  ),
}
