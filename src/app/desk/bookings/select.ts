import { isJustConfirmed, isOver } from '#contract/services/statuses.ts'
import { SearchIndex } from '#lib/search-index.ts'
import { plainText, searchWords } from '#lib/search-words.ts'
import type { BookingRow, BookingType } from '#parts/desk/booking-row.ts'

/** Search, filters, order and counters of the combined list. Pure: true offline as online. */

export interface BookingFilter {
  search: string
  type: 'all' | BookingType
  status: string
}

export const noFilter: BookingFilter = { search: '', type: 'all', status: 'all' }

/** A row with what it is found and ordered by, worked out once: the filter runs at every letter. */
class Entry {
  readonly row: BookingRow
  readonly order: string
  #labels: (row: BookingRow) => readonly string[]
  #text: string | undefined

  constructor(row: BookingRow, labels: (row: BookingRow) => readonly string[]) {
    this.row = row
    this.order = orderOf(row)
    this.#labels = labels
  }

  /** Plain. Worked out when it is first searched, or ahead of that: the list is shown before. */
  get text(): string {
    this.#text ??= textOf(this.row, this.#labels(this.row))
    return this.#text
  }
}

/** All rows in the order in which they are shown, and what they are found by. */
export class BookingIndex {
  readonly entries: readonly Entry[]
  #prepared = 0
  #haystack: SearchIndex | undefined

  constructor(entries: readonly Entry[]) {
    this.entries = entries
  }

  /** Made when it is first searched: the list is shown before. */
  get haystack(): SearchIndex {
    this.#haystack ??= new SearchIndex(this.entries.map(({ text }) => text))
    return this.#haystack
  }

  /** Does ahead, for so many more rows, what the first search would do at once; false: nothing is left. */
  prepare(many: number): boolean {
    const from = this.#prepared
    this.#prepared = Math.min(from + many, this.entries.length)
    for (let at = from; at < this.#prepared; at += 1) void this.entries[at]!.text
    if (this.#prepared < this.entries.length) return true
    void this.haystack
    return false
  }
}

/**
 * Guest, type, reference, status, services and payment status (spec 3 §2.5); also the days as
 * `YYYY-MM-DD`, which the overview leads here by, and the codes of rooms booked together.
 */
function textOf(row: BookingRow, labels: readonly string[]): string {
  const {
    guest,
    type,
    typeWord,
    reference,
    status,
    paymentStatus,
    services,
    from,
    to,
    otherCodes,
  } = row
  const own = [guest, typeWord ?? type, reference, status, paymentStatus, from, to ?? '']
  const more = [...(otherCodes ?? []), row.groupNote ?? '', row.flag ?? '']
  // Typed words hold no line break: none is found across two fields.
  return plainText([...own, ...services, ...more, ...labels].join('\n'))
}

/** By when it is; what was booked together stands together. */
function orderOf({ from, time, group, key }: BookingRow): string {
  return `${from} ${time ?? ''}\u0000${group ?? ''} ${key}`
}

const up = (a: Entry, b: Entry) => (a.order < b.order ? -1 : 1)
const down = (a: Entry, b: Entry) => -up(a, b)

/**
 * Puts rows in order and makes them searchable; rows that it was given before cost nothing again.
 * What is open comes first, soonest first: that is the work. What has ended follows, newest first.
 *
 * @param labels what else a row is called on the screen, in the language of who looks
 */
export function createBookingIndex(
  labels: (row: BookingRow) => readonly string[] = () => [],
): (rows: readonly BookingRow[]) => BookingIndex {
  const known = new WeakMap<BookingRow, Entry>()
  const entryOf = (row: BookingRow): Entry => {
    const before = known.get(row)
    if (before !== undefined) return before
    const entry = new Entry(row, labels)
    known.set(row, entry)
    return entry
  }
  return (rows) => {
    const open: Entry[] = []
    const over: Entry[] = []
    for (const row of rows) (isOver(row.type, row.status) ? over : open).push(entryOf(row))
    return new BookingIndex([...open.sort(up), ...over.sort(down)])
  }
}

export function selectBookings(
  index: BookingIndex,
  { search, type, status }: BookingFilter,
): BookingRow[] {
  const words = searchWords(search)
  const { entries } = index
  const found = words.length === 0 ? entries : index.haystack.find(words).map((at) => entries[at]!)
  return found
    .map(({ row }) => row)
    .filter(
      (row) => (type === 'all' || row.type === type) && (status === 'all' || row.status === status),
    )
}

/** Total, Pending, Approved (spec 3 §2.5): what each service calls the status in which it is accepted. */
export function countBookings(rows: readonly BookingRow[]) {
  const counts = { total: rows.length, pending: 0, approved: 0 }
  for (const { type, status } of rows) {
    if (status === 'pending') counts.pending += 1
    else if (isJustConfirmed(type, status)) counts.approved += 1
  }
  return counts
}
