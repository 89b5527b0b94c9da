import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/**
 * What a device's own clock said, where the house takes another time for the true one: kept beside
 * it in the trail, and shown where there is money.
 */
export const deviceClocks: Migration = {
  name: '0030-device-clocks',
  async up(db, kind) {
    for (const table of ['operations', 'audit', 'payments', 'receipts'] as const) {
      await addColumns(db, kind, table, { device_clock: 'text?' })
    }
  },
}
