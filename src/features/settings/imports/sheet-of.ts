import type { ImportKind } from '#contract/import-kinds.ts'
import type { Sheet } from '#contract/imports.ts'
import type { ColumnsOf } from '#domain/imports/columns.ts'
import type { SheetTable } from '#domain/imports/find-table.ts'

/** What is sent of a table: the chosen columns alone. */
export function sheetOf(
  { kind, columns }: { kind: ImportKind; columns: ColumnsOf },
  table: Pick<SheetTable, 'rows'>,
  { day_order, currency }: Pick<Sheet, 'day_order' | 'currency'>,
): Sheet {
  const chosen = Object.entries(columns)
  return {
    kind,
    columns: chosen.map(([name]) => name),
    rows: table.rows.map(({ at, cells }) => ({
      at,
      cells: chosen.map(([, column]) => cells[column] ?? ''),
    })),
    day_order,
    currency,
  }
}
