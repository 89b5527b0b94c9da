import type { ImportField } from '#domain/imports/field.ts'
import type { msg } from '#lib/msg.ts'

type Text = ReturnType<typeof msg>

/** What a spreadsheet brings along of a service. */
export interface ServiceImport {
  name: Text
  /** Columns that a sheet of it may have. */
  columns: readonly ImportField[]
  /** Table that it fills -> what a row of it is. */
  tables: Readonly<Record<string, Text>>
}
