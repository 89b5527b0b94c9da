import type { Migration } from '../migrate.ts'
import { kept, tables } from './table.ts'

/** The house, its people, and what makes "exactly once" and "catching up" true. */
export const house: Migration = {
  name: '0001-house',
  up: tables(
    {
      meta: { columns: { name: 'text', value: 'text' }, primaryKey: ['name'] },
      house: { columns: { ...kept, settings: 'text' } },
      users: {
        columns: {
          ...kept,
          name: 'text',
          email: 'text',
          role: 'text',
          password_hash: 'text',
          disabled: 'flag',
        },
      },
      sessions: {
        columns: {
          token_hash: 'text',
          user_id: 'text',
          scope: 'text',
          device_id: 'text?',
          created_at: 'text',
          last_seen_at: 'text',
          expires_at: 'text',
          revoked_at: 'text?',
        },
        primaryKey: ['token_hash'],
        references: { user_id: 'users' },
      },
      customers: {
        columns: {
          ...kept,
          name: 'text',
          email: 'text?',
          phone: 'text?',
          vip: 'flag',
          banned: 'flag',
          marketing_opt_in: 'flag',
          notes: 'text?',
          last_seen_at: 'text?',
        },
      },
      operations: {
        columns: {
          key: 'text',
          actor: 'text',
          operation_id: 'text?',
          endpoint: 'text',
          body_hash: 'text?',
          state: 'text',
          status: 'integer',
          answer: 'text?',
          device_id: 'text?',
          device_time: 'text?',
          created_at: 'text',
        },
        primaryKey: ['key'],
      },
      parked: {
        columns: {
          ...kept,
          key: 'text',
          actor: 'text',
          actor_name: 'text',
          device_id: 'text',
          device_name: 'text?',
          endpoint: 'text',
          request: 'text',
          refusal: 'text',
          words: 'text',
          device_time: 'text',
          state: 'text',
          settled_by: 'text?',
          settled_at: 'text?',
          settled_note: 'text?',
        },
      },
      audit: {
        columns: {
          id: 'text',
          at: 'text',
          device_time: 'text?',
          actor: 'text',
          actor_name: 'text?',
          device_id: 'text?',
          operation_id: 'text?',
          endpoint: 'text',
          resource: 'text',
          row_id: 'text',
          changed: 'text',
        },
      },
      changes: {
        columns: { resource: 'text', row_id: 'text', position: 'integer', deleted: 'flag' },
        primaryKey: ['resource', 'row_id'],
      },
    },
    [
      { on: 'users', columns: ['email'], unique: true, livingOnly: true },
      { on: 'sessions', columns: ['user_id', 'scope'] },
      { on: 'sessions', columns: ['expires_at'] },
      { on: 'customers', columns: ['phone'] },
      { on: 'customers', columns: ['email'] },
      // For ever unique: an operation makes what it makes once.
      { on: 'operations', columns: ['operation_id'], unique: true },
      // Answers are emptied after 90 days.
      { on: 'operations', columns: ['created_at'] },
      { on: 'parked', columns: ['state', 'created_at'] },
      { on: 'parked', columns: ['key'] },
      { on: 'audit', columns: ['resource', 'row_id', 'at'] },
      { on: 'audit', columns: ['at'] },
      { on: 'changes', columns: ['position'] },
    ],
  ),
}
