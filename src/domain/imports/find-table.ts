import { matchColumns, plainHeading } from './columns.ts'
import type { ImportField } from './field.ts'

/** Where a sheet's table stands, and which of its rows are none of it. */

export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  at: number
  cells: readonly string[]
}

export interface SheetTable {
  headings: readonly string[]
  rows: SheetRow[]
  /** Rows left out, and why. */
  skipped: { at: number; why: 'heading' | 'totals' }[]
}

/** Titles, addresses and logos stand above the headings of many sheets. */
const HEADING_WITHIN = 20

const TOTALS =
  /^(grand |sub ?|sous |the )?(total|totals|totaux|sum|somme)( (general|amount|generale))?$/

const isBlank = ({ cells }: SheetRow) => cells.every((cell) => cell.trim() === '')

/** A row of sums: its first word says so. */
const isTotals = ({ cells }: SheetRow) =>
  TOTALS.test(plainHeading(cells.find((cell) => cell.trim() !== '') ?? ''))

/** The table in all rows of a sheet, blank lines dropped; null: there is no row at all. */
export function findTable(
  sheet: readonly (readonly string[])[],
  fields: readonly ImportField[],
): SheetTable | null {
  const rows = sheet
    .map((cells, at): SheetRow => ({ at: at + 1, cells }))
    .filter((row) => !isBlank(row))
  const known = (row: SheetRow) => Object.keys(matchColumns(fields, row.cells)).length
  const first = rows.slice(0, HEADING_WITHIN)
  const best = first.reduce<SheetRow | undefined>(
    (one, row) => (one === undefined || known(row) > known(one) ? row : one),
    undefined,
  )
  if (best === undefined) return null
  const words = (row: SheetRow) => row.cells.map(plainHeading).join('|').replace(/\|+$/, '')
  const table: SheetTable = { headings: best.cells, rows: [], skipped: [] }
  for (const row of rows) {
    if (row.at <= best.at) continue
    if (words(row) === words(best)) table.skipped.push({ at: row.at, why: 'heading' })
    else table.rows.push(row)
  }
  for (let last = table.rows.at(-1); last && isTotals(last); last = table.rows.at(-1)) {
    table.rows.pop()
    table.skipped.push({ at: last.at, why: 'totals' })
  }
  return table
}
