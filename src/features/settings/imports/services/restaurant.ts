import { msg } from '@lingui/core/macro'
import type { ImportLabels } from '../labels.ts'

export const labels: ImportLabels = {
  kinds: { menu: msg`Menu` },
  tables: { items: msg`Dishes and drinks`, categories: msg`Categories of the menu` },
}
