import { decodeText, readCsv } from '#lib/read-csv.ts'

/** Reads a spreadsheet on the device: the file itself goes nowhere. */

export interface ReadSheet {
  name: string
  rows: string[][]
}

export type ReadFile =
  | { ok: true; sheets: ReadSheet[] }
  | { ok: false; why: 'too_large' | 'old_excel' | 'unreadable' | 'empty' | 'no_reader' }

const MAX_FILE_BYTES = 8 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte)

/** The reader is large and no device keeps it: it comes when a first Excel file is chosen. */
async function readExcel(bytes: Uint8Array) {
  const reader = await import('./read-xlsx.ts').catch(() => null)
  return reader === null ? ('no_reader' as const) : await reader.readXlsx(bytes)
}

/** The sheets of a file that have something in them, each cell as a person would read it. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, why: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Excel until 2003.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { ok: false, why: 'old_excel' }
  const sheets = startsWith(bytes, 0x50, 0x4b)
    ? await readExcel(bytes)
    : // No text has these; a picture or PDF does.
      startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
        (bytes.includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe)
      ? 'unreadable'
      : [{ name: '', rows: readCsv(decodeText(bytes)) }]
  if (typeof sheets === 'string') return { ok: false, why: sheets }
  const full = sheets.filter(({ rows }) =>
    rows.some((row) => row.some((cell) => cell.trim() !== '')),
  )
  return full.length === 0 ? { ok: false, why: 'empty' } : { ok: true, sheets: full }
}
