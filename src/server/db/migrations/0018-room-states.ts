import type { Migration } from '../migrate.ts'
import { kept, tables } from './table.ts'

/** Clean, dirty, inspected, out of order: one row a room, under the room's id. */
export const roomStates: Migration = {
  name: '0018-room-states',
  async up(db, kind) {
    await tables(
      {
        room_states: {
          columns: {
            ...kept,
            condition: 'text',
            note: 'text?',
            device_time: 'text?',
            changed_by: 'text?',
          },
          references: { id: 'rooms' },
        },
      },
      [],
    )(db, kind)
  },
}
