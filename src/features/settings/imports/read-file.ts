import { readCalendar } from '#domain/calendar-file.ts'
import { decodeText, readCsv } from '#lib/read-csv.ts'

/** Reads a spreadsheet on the device: the file itself goes nowhere. */

export interface ReadSheet {
  name: string
  rows: string[][]
}

/** `past`: of a calendar, the stays that have begun and were left out. */
export type ReadFile =
  | { ok: true; sheets: ReadSheet[]; past?: number }
  | { ok: false; why: 'too_large' | 'old_excel' | 'unreadable' | 'empty' | 'no_reader' }

/** The house's day, for calendars. */
export interface HouseDay {
  timezone: string
  today: string
  /** Who is coming, where a calendar does not say: nobody can write it into that file. */
  unnamed?: string
}

const MAX_FILE_BYTES = 8 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte)

/** The reader is large and no device keeps it: it comes when a first Excel file is chosen. */
async function readExcel(bytes: Uint8Array) {
  const reader = await import('./read-xlsx.ts').catch(() => null)
  return reader === null ? ('no_reader' as const) : await reader.readXlsx(bytes)
}

/** A calendar's stays as rows, the room still to be said; null: it is no whole calendar. */
function calendarRows(text: string, { timezone, today, unnamed = '' }: HouseDay) {
  const read = readCalendar(text, timezone, true)
  if (read === null) return null
  const ahead = read.stays.filter(({ check_in }) => check_in >= today)
  return {
    past: read.stays.length - ahead.length,
    rows: [
      ['Room', 'Arrival', 'Departure', 'Name'],
      ...ahead.map(({ name, check_in, check_out }) => ['', check_in, check_out, name || unnamed]),
    ],
  }
}

/** The sheets of a file that have something in them, each cell as a person would read it. */
export async function readFile(file: Blob, day: HouseDay): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, why: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Excel until 2003.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { ok: false, why: 'old_excel' }
  const head = decodeText(bytes.slice(0, 20))
  if (/^\uFEFF?BEGIN:VCALENDAR/i.test(head)) {
    const calendar = calendarRows(decodeText(bytes), day)
    if (calendar === null) return { ok: false, why: 'unreadable' }
    const { rows, past } = calendar
    return rows.length === 1
      ? { ok: false, why: 'empty' }
      : { ok: true, sheets: [{ name: '', rows }], past }
  }
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
