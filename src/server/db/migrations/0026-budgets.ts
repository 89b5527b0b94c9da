import type { Migration } from '../migrate.ts'
import { tables } from './table.ts'

/** What strangers have cost lately; devices that are no strangers any more; holds by their end. */
export const budgets: Migration = {
  name: '0026-budgets',
  up: tables(
    {
      budget_uses: {
        columns: { kind: 'text', who: 'text', slot: 'integer', amount: 'integer', until: 'text' },
        primaryKey: ['kind', 'who', 'slot'],
      },
      device_tokens: {
        columns: {
          token_hash: 'text',
          device_id: 'text',
          subject: 'text',
          made_at: 'text',
          expires_at: 'text',
        },
        primaryKey: ['token_hash'],
      },
    },
    [
      { on: 'budget_uses', columns: ['until'] },
      { on: 'device_tokens', columns: ['subject', 'made_at'] },
      { on: 'device_tokens', columns: ['device_id'] },
      { on: 'device_tokens', columns: ['expires_at'] },
      { on: 'room_nights', columns: ['held_until'] },
    ],
  ),
}
