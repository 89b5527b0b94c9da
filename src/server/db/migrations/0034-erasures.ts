import type { Migration } from '../migrate.ts'
import { tables } from './table.ts'

/** Who was erased, in hashes alone: a back-up that is put back erases them again (decision 45). */
export const erasures: Migration = {
  name: '0034-erasures',
  up: tables(
    {
      erasure_keys: { columns: { id: 'text', key: 'text' } },
      erasures: {
        columns: { key_id: 'text', hash: 'text', at: 'text' },
        primaryKey: ['key_id', 'hash'],
      },
    },
    [],
  ),
}
