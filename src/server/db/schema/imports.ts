import type { Json, Moment } from './columns.ts'

/** An import of a spreadsheet. The sheet itself is not kept. */
export interface ImportsTable {
  id: string
  /** As in domain/imports/columns.ts. */
  kind: string
  made_at: Moment
  made_by: string
  /** JSON map: table -> how many rows. */
  made: Json
  undone_at: Moment | null
  undone_by: string | null
}

/** A row that an import made. */
export interface ImportRowsTable {
  import_id: string
  table_name: string
  row_id: string
  /** The line of the sheet, from 1. */
  line: number
}
