import type { Migration } from '../migrate.ts'
import { addColumns, tables } from './table.ts'

const places = tables(
  {
    erasure_places: {
      columns: {
        place: 'text',
        name: 'text?',
        mark: 'text?',
        failure: 'text?',
        failed_at: 'text?',
      },
      primaryKey: ['place'],
    },
  },
  [],
)

/** Erasures also lie beside the back-ups: a lost disk does not lose them (decision 94). */
export const erasureLists: Migration = {
  name: '0050-erasure-lists',
  async up(db, kind) {
    await addColumns(db, kind, 'erasures', { row: 'text?' })
    await places(db, kind)
  },
}
