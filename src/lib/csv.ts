/**
 * Comma-separated values as the documents clean them (spec 3 §5, "Export cleaning"; decisions.md,
 * "Back office"): commas and line breaks become spaces, and a cell that a spreadsheet would take for
 * a formula does not stay one. Semicolons and tabs become spaces too: LibreOffice parts cells at
 * them as it opens a file, French Excel at the first, and what follows would be a cell of its own.
 */

export type CsvCell = string | number | null | undefined

/** Excel reads UTF-8 only where the file says so in its first three bytes. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What spreadsheets begin a formula with; some take the full-width signs for the plain ones. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

function cellOf(value: CsvCell): string {
  // A number is the program's own: minus five stays a number.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = (value ?? '').replace(/[,;\s\p{Cc}]+/gu, ' ').trim()
  const safe = FORMULA.test(text) ? `'${text}` : text
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as the text of a file, its heading first, lines ended as RFC 4180 has them. */
export function toCsv(heading: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [heading, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
  return BYTE_ORDER_MARK + lines.join('')
}
