import type { Migration } from '../migrate.ts'
import { kept, tables } from './table.ts'

/** Closed days with what was counted in each. */
export const dayCloses: Migration = {
  name: '0041-day-closes',
  up: tables(
    {
      day_closes: {
        columns: {
          ...kept,
          day: 'text',
          from_at: 'text',
          until_at: 'text',
          figures: 'text',
          carried: 'text',
          series: 'text',
          owing: 'text',
          seen: 'text?',
          device_time: 'text?',
          device_clock: 'text?',
          changed_by: 'text?',
        },
      },
      day_close_movements: {
        columns: {
          close_id: 'text',
          position: 'integer',
          day: 'text',
          payment_id: 'text',
          way: 'text',
          at: 'text',
          method: 'text',
          currency: 'text',
          rwf_rate: 'double?',
          charged: 'integer',
          cents: 'integer',
          kind: 'text',
          cashier: 'text',
          provider: 'text?',
        },
        primaryKey: ['close_id', 'position'],
        references: { close_id: 'day_closes' },
      },
      day_close_facts: {
        columns: { kind: 'text', fact_id: 'text', close_id: 'text', day: 'text' },
        primaryKey: ['kind', 'fact_id'],
        references: { close_id: 'day_closes' },
      },
    },
    [
      { on: 'day_closes', columns: ['day'], unique: true },
      { on: 'day_close_movements', columns: ['payment_id'] },
      { on: 'day_close_movements', columns: ['day'] },
      { on: 'receipts', columns: ['issued_at'] },
      { on: 'payments', columns: ['voided_at'] },
    ],
  ),
}
