import { addDays, momentOf } from '#domain/days.ts'
import type { PaymentStatus } from '#domain/payments.ts'
import { plainText, searchWords } from '#lib/search-words.ts'
import { dateOf, type Money } from './money.ts'
import type { Span } from './sums.ts'

export interface MoneyFilter {
  search: string
  status: PaymentStatus | 'all'
  /** In lower case, or `all`. */
  method: string
  /** House's days, both included; '' for none. */
  from: string
  to: string
}

export const noFilter: MoneyFilter = { search: '', status: 'all', method: 'all', from: '', to: '' }

/** Days as moments, computed once for all rows, since time zones are slow with 10,000 rows. */
export function spanOf(from: string, to: string, timezone: string): Span {
  return {
    from: from === '' ? -Infinity : momentOf(timezone, from, '00:00').getTime(),
    to: to === '' ? Infinity : momentOf(timezone, addDays(to, 1), '00:00').getTime(),
  }
}

/** The month of a day in the house's time zone. */
export function monthOf(day: string, timezone: string): Span {
  const first = `${day.slice(0, 7)}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return spanOf(first, addDays(next, -1), timezone)
}

const haystacks = new WeakMap<Money, string>()

/** Customer, reference and booking (spec 3 §2.9), as plain text, computed once for each row. */
function haystack(row: Money): string {
  const known = haystacks.get(row)
  if (known !== undefined) return known
  const { customer, reference, subject, subject_code, subject_title } = row
  const text = plainText(
    [customer, reference ?? '', subject_code, subject_title, subject.id].join('\n'),
  )
  haystacks.set(row, text)
  return text
}

/** `all`: every state, for the cards; `shown`: of the state chosen too. Newest first. */
export interface Selected {
  all: readonly Money[]
  shown: readonly Money[]
}

/** The rows that match the filters, newest first. */
export function selectMoney(
  rows: readonly Money[],
  filter: MoneyFilter,
  timezone: string,
): Selected {
  const words = searchWords(filter.search)
  const span = spanOf(filter.from, filter.to, timezone)
  const dated = filter.from !== '' || filter.to !== ''
  const all = rows.filter((row) => {
    if (filter.method !== 'all' && row.method !== filter.method) return false
    if (dated) {
      const at = Date.parse(dateOf(row))
      if (!(at >= span.from && at < span.to)) return false
    }
    return words.every((word) => haystack(row).includes(word))
  })
  const { status } = filter
  const shown = status === 'all' ? all : all.filter((row) => row.status === status)
  return { all, shown }
}

const key = (row: Money) => `${dateOf(row)} ${row.id}`

/** Newest first; the order of equal dates is stable. Dates are ISO in UTC. */
export function newestFirst(rows: readonly Money[]): Money[] {
  const keyed = rows.map((row) => [key(row), row] as const)
  keyed.sort((a, b) => (a[0] < b[0] ? 1 : a[0] > b[0] ? -1 : 0))
  return keyed.map(([, row]) => row)
}
