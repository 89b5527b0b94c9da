import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** When a tour leaves, by the house's clock. Null, as all were: it has a day and no hour (decision 44). */
export const tourDepartures: Migration = {
  name: '0033-tour-departures',
  up: (db, kind) => addColumns(db, kind, 'tours', { departure_time: 'text?' }),
}
