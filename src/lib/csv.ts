/**
 * Comma-separated values as the documents clean them (spec 3 §5, "Export cleaning"; decisions.md,
 * "Back office"): commas and line breaks become spaces, and a cell that a spreadsheet would take for
 * a formula does not stay one. Semicolons and tabs become spaces too: LibreOffice parts cells at
 * them as it opens a file, French Excel at the first, and what follows would be a cell of its own.
 *
 * Text that a spreadsheet would read as another number or day keeps its letters by the same
 * apostrophe: LibreOffice 7.4 made 788123456 of the phone 0788123456, 1.8E+308 of the code 12E4567
 * and 4 March of the room 3/4. Days `YYYY-MM-DD` and plain numbers stay what they are.
 */

export type CsvCell = string | number | null | undefined

/** Excel reads UTF-8 only where the file says so in its first three bytes. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What spreadsheets begin a formula with; some take the full-width signs for the plain ones. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

/** A zero that goes first (phones), more digits than Excel shows (11), 12E4567, and (5) for -5. */
const OTHER_NUMBER = /^(0[\d ]*\d|[\d ]{12,}|[\d.]+E[+-]?\d+|\([\d. ]+\))$/i
/** 3/4, 1-2, 2026-11, 11.5.2026 are days of spreadsheets; `2026-11-22` is ours. */
const OTHER_DAY = /^(?!\d{4}-\d\d-\d\d$)\d+([-/]\d+|[-/.]\d+[-/.]\d+)$/

const isReadOtherwise = (text: string) =>
  FORMULA.test(text) || OTHER_NUMBER.test(text) || OTHER_DAY.test(text)

/** A cell of a file that was made here, as it was before its apostrophe. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && isReadOtherwise(text.slice(1)) ? text.slice(1) : text

function cellOf(value: CsvCell): string {
  // A number is the program's own: minus five stays a number.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = (value ?? '').replace(/[,;\s\p{Cc}]+/gu, ' ').trim()
  const safe = isReadOtherwise(text) ? `'${text}` : text
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row's line, ended as RFC 4180 has it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** A table as the text of a file, its heading first, lines ended as RFC 4180 has them. */
export function toCsv(heading: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  return BYTE_ORDER_MARK + [heading, ...rows].map(csvLine).join('')
}
