import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** Whose entry an admin sent under their own name, and why: the audit names both (decision 43). */
export const onBehalfOf: Migration = {
  name: '0031-on-behalf-of',
  up: (db, kind) =>
    addColumns(db, kind, 'audit', {
      on_behalf_of: 'text?',
      on_behalf_of_name: 'text?',
      on_behalf_reason: 'text?',
    }),
}
