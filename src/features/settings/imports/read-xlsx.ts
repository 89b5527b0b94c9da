import { unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import type { ReadSheet } from './read-file.ts'

/** What a sheet of 10,000 rows takes several times over; a bomb unpacks to more. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024

/** Of one sheet, its empty ones too: a single cell in the last corner makes 17 thousand million. */
const MAX_CELLS = 4_000_000

const isRead = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels')

/** Whether a part names cells so far out that the table up to them would fill the memory. */
function isTooWide(part: Uint8Array): boolean {
  let rows = 1
  let columns = 1
  const places = new TextDecoder().decode(part).matchAll(/\sr=["']([A-Z]{0,3})(\d{1,7})["']/g)
  for (const [, letters = '', row] of places) {
    rows = Math.max(rows, Number(row))
    const column = [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0)
    columns = Math.max(columns, column)
  }
  return rows * columns > MAX_CELLS
}

/**
 * The parts of the file that are read, unpacked within bounds and put together again unpacked: the
 * reader would unpack large ones in a worker made of text, which the page's policy forbids.
 */
function unpacked(bytes: Uint8Array): Blob | null {
  let size = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isRead(name)) return false
      size += originalSize
      return size <= MAX_UNPACKED_BYTES
    },
  })
  return size > MAX_UNPACKED_BYTES || Object.values(files).some(isTooWide)
    ? null
    : new Blob([zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>])
}

const EPOCH_YEAR = 1900

function dateText(at: Date): string {
  const text = at.toISOString()
  // A time of day without a day.
  if (at.getUTCFullYear() <= EPOCH_YEAR) return text.slice(11, 16)
  return text.slice(0, 10)
}

/** As many decimals as there are, and never three: those are read as thousands. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(0)
  const text = value.toFixed(6).replace(/\.?0+$/, '')
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  if (typeof cell === 'number') return numberText(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
}

/** All sheets of an .xlsx; formulas are the values that they had when the file was saved. */
export async function readXlsx(
  bytes: Uint8Array,
): Promise<ReadSheet[] | 'too_large' | 'unreadable'> {
  try {
    const file = unpacked(bytes)
    if (file === null) return 'too_large'
    const sheets = await readXlsxFile(file)
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map(textOf)),
    }))
  } catch {
    return 'unreadable'
  }
}
