import { msg } from '@lingui/core/macro'
import type { ImportLabels } from '../labels.ts'

export const labels: ImportLabels = {
  kinds: { cars: msg`Cars` },
  tables: { cars: msg`Cars`, car_categories: msg`Categories of cars` },
}
