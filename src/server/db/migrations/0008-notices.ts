import type { Migration } from '../migrate.ts'
import { kept, tables } from './table.ts'

/** What people are told, what they ask the house, and what became of what they cancelled. */
export const notices: Migration = {
  name: '0008-notices',
  up: tables(
    {
      notices: {
        columns: {
          id: 'text',
          kind: 'text',
          dedupe: 'text',
          subject_kind: 'text',
          subject_ids: 'text',
          to_email: 'text?',
          to_phone: 'text?',
          language: 'text',
          state: 'text',
          attempts: 'integer',
          next_try_at: 'text?',
          mailed_at: 'text?',
          texted_at: 'text?',
          last_error: 'text?',
          made_at: 'text',
          sent_at: 'text?',
        },
      },
      password_resets: {
        columns: {
          token_hash: 'text',
          user_id: 'text',
          made_at: 'text',
          expires_at: 'text',
          used_at: 'text?',
        },
        primaryKey: ['token_hash'],
        references: { user_id: 'users' },
      },
      tickets: {
        columns: {
          ...kept,
          name: 'text',
          email: 'text',
          phone: 'text?',
          subject: 'text',
          message: 'text',
          state: 'text',
        },
      },
      cancellations: {
        columns: {
          kind: 'text',
          subject_id: 'text',
          subject_ids: 'text',
          currency: 'text',
          total: 'integer',
          paid: 'integer',
          kept: 'integer',
          refund: 'integer',
          refund_way: 'text',
          at: 'text',
        },
        primaryKey: ['kind', 'subject_id'],
      },
    },
    [
      // For ever unique: what was told is not told again.
      { on: 'notices', columns: ['dedupe'], unique: true },
      { on: 'notices', columns: ['state', 'next_try_at'] },
      { on: 'notices', columns: ['kind', 'to_email', 'made_at'] },
      { on: 'password_resets', columns: ['user_id', 'made_at'] },
      { on: 'tickets', columns: ['state', 'created_at'], livingOnly: true },
    ],
  ),
}
