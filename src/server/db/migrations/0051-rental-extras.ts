import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** What a rental's extras cost when they were ordered: the house sets their prices (decision 90). */
export const rentalExtras: Migration = {
  name: '0051-rental-extras',
  up: (db, kind) => addColumns(db, kind, 'car_rentals', { extras_prices: 'text?' }),
}
