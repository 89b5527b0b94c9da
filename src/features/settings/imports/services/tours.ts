import { msg } from '@lingui/core/macro'
import type { ImportLabels } from '../labels.ts'

export const labels: ImportLabels = {
  kinds: { tours: msg`Tours` },
  tables: { tours: msg`Tours`, tour_categories: msg`Categories of tours` },
}
