import type { Migration } from '../migrate.ts'
import { makeSearchable } from '../search/make-searchable.ts'
import { addColumns } from './table.ts'

/** Laundry orders taken from guests: what the desk needs beside, and found by words. */
export const laundry: Migration = {
  name: '0011-laundry',
  async up(db, kind) {
    await addColumns(db, kind, 'laundry_orders', {
      flag: 'text?',
      cancel_reason: 'text?',
      device_time: 'text?',
      changed_by: 'text?',
      language: 'text?',
    })
    await makeSearchable(db, kind, 'laundry_orders')
  },
}
