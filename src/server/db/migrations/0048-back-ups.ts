import type { Migration } from '../migrate.ts'
import { tables } from './table.ts'

/** Back-ups made by schedule: what lies where, and who makes one now. */
export const backUps: Migration = {
  name: '0048-back-ups',
  up: tables(
    {
      backup_copies: {
        columns: {
          place: 'text',
          name: 'text',
          made_at: 'text',
          size: 'integer',
          sha256: 'text',
          encrypted: 'flag',
        },
        primaryKey: ['place', 'name'],
      },
      backup_places: {
        columns: { place: 'text', failure: 'text?', failed_at: 'text?' },
        primaryKey: ['place'],
      },
      backup_turn: {
        columns: {
          id: 'text',
          holder: 'text?',
          held_from: 'text?',
          held_until: 'text?',
          attempts: 'integer',
          next_try_at: 'text?',
        },
      },
    },
    [],
  ),
}
