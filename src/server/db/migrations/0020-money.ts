import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** Money that the desk records bears its author and the hour of the device. */
export const money: Migration = {
  name: '0020-money',
  async up(db, kind) {
    await addColumns(db, kind, 'payments', { device_time: 'text?', changed_by: 'text?' })
  },
}
