import { msg } from '@lingui/core/macro'
import type { ImportLabels } from '../labels.ts'

export const labels: ImportLabels = {
  kinds: { laundry: msg`Laundry prices` },
  tables: { laundry_services: msg`Laundry prices` },
}
