import type { Migration } from '../migrate.ts'
import { tables } from './table.ts'

/** What was imported, and which rows came of which line of a sheet. The sheet itself is not kept. */
export const imports: Migration = {
  name: '0047-imports',
  up: tables(
    {
      imports: {
        columns: {
          id: 'text',
          kind: 'text',
          made_at: 'text',
          made_by: 'text',
          made: 'text',
          undone_at: 'text?',
          undone_by: 'text?',
        },
      },
      import_rows: {
        columns: { import_id: 'text', table_name: 'text', row_id: 'text', line: 'integer' },
        primaryKey: ['import_id', 'table_name', 'row_id'],
        references: { import_id: 'imports' },
      },
    },
    [],
  ),
}
