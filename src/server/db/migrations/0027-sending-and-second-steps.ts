import type { Migration } from '../migrate.ts'
import { addColumns, tables } from './table.ts'

/**
 * What people call the device that somebody signed in on, so that an admin knows which one to end;
 * and wrong codes of the second step, which count for all servers and over restarts.
 */
export const sendingAndSecondSteps: Migration = {
  name: '0027-sending-and-second-steps',
  async up(db, kind) {
    await addColumns(db, kind, 'sessions', { device_name: 'text?' })
    await tables(
      {
        wrong_codes: {
          columns: { id: 'text', user_id: 'text', at: 'text' },
          references: { user_id: 'users' },
        },
      },
      [{ on: 'wrong_codes', columns: ['user_id', 'at'] }],
    )(db, kind)
  },
}
