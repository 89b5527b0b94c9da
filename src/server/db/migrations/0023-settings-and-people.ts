import type { Migration } from '../migrate.ts'
import { addColumns, kept, tables } from './table.ts'

/**
 * Settings that staff keep, keys for other programs, and sign-in with a second step. `settings` tells
 * devices that the house's settings changed; what they are stands in `house`.
 */
export const settingsAndPeople: Migration = {
  name: '0023-settings-and-people',
  async up(db, kind) {
    await addColumns(db, kind, 'users', {
      totp_secret: 'text?',
      totp_since: 'text?',
      totp_step: 'integer?',
    })
    await tables(
      {
        settings: { columns: { ...kept, device_time: 'text?', changed_by: 'text?' } },
        api_keys: {
          columns: {
            id: 'text',
            name: 'text',
            key_hash: 'text',
            masked: 'text',
            made_by: 'text',
            made_at: 'text',
            last_used_at: 'text?',
            revoked_at: 'text?',
          },
        },
        recovery_codes: {
          columns: { user_id: 'text', code_hash: 'text', used_at: 'text?' },
          primaryKey: ['user_id', 'code_hash'],
          references: { user_id: 'users' },
        },
      },
      [{ on: 'api_keys', columns: ['key_hash'], unique: true }],
    )(db, kind)
  },
}
