import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** What is sold; services of the house's own have texts in each language already. */
const sold = [
  'rooms',
  'categories',
  'items',
  'tour_categories',
  'tours',
  'car_categories',
  'cars',
  'laundry_services',
] as const

/** Names and descriptions of what is sold, in other languages: JSON. */
export const translations: Migration = {
  name: '0045-translations',
  async up(db, kind) {
    for (const table of sold) {
      await addColumns(db, kind, table, { translations: { type: 'text', old: '{}' } })
    }
  },
}
