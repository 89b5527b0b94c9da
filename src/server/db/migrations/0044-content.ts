import type { Migration } from '../migrate.ts'
import { kept, tables } from './table.ts'

/** What the house says of itself, as guests read it and as staff are about to change it. */
export const content: Migration = {
  name: '0044-content',
  up: tables(
    {
      content: { columns: { ...kept, document: 'text' } },
      content_drafts: {
        columns: { ...kept, document: 'text', device_time: 'text?', changed_by: 'text?' },
      },
    },
    [],
  ),
}
