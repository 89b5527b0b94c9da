import { dayIn } from '#domain/days.ts'
import { plainText, searchWords } from '#lib/search-words.ts'
import type { Customer } from '#contract/customers.ts'

export const customerFilters = ['all', 'active', 'vip', 'banned'] as const
export type CustomerFilter = (typeof customerFilters)[number]
export const customerSorts = ['recent', 'spend', 'bookings'] as const
export type CustomerSort = (typeof customerSorts)[number]

export interface CustomersView {
  search: string
  filter: CustomerFilter
  sort: CustomerSort
}

/** Last seen in this month, by the house's time zone (spec 3 §2.10). */
export function isActive({ last_seen }: Customer, today: string, timezone: string): boolean {
  if (last_seen === null) return false
  const at = new Date(last_seen)
  return !Number.isNaN(at.getTime()) && dayIn(timezone, at).slice(0, 7) === today.slice(0, 7)
}

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** Every word stands in name, e-mail or phone; a number is found however it is spaced. */
function isMatch({ name, email, phone }: Customer, words: readonly string[]): boolean {
  const text = plainText(`${name} ${email ?? ''} ${phone ?? ''}`)
  const number = digits(phone ?? '')
  return words.every((word) => {
    const wanted = digits(word).replace(/^0/, '')
    return text.includes(word) || (wanted.length > 3 && number.includes(wanted))
  })
}

const orders: Record<CustomerSort, (a: Customer, b: Customer) => number> = {
  recent: (a, b) => (b.last_seen ?? '').localeCompare(a.last_seen ?? ''),
  spend: (a, b) => b.spend - a.spend,
  bookings: (a, b) => b.bookings - a.bookings,
}

/** What search and filter leave, in the order chosen; equal ones by name. */
export function selectCustomers(
  rows: readonly Customer[],
  { search, filter, sort }: CustomersView,
  today: string,
  timezone: string,
): Customer[] {
  const words = searchWords(search)
  return rows
    .filter((row) => {
      if (filter === 'vip' && !row.vip) return false
      if (filter === 'banned' && !row.banned) return false
      if (filter === 'active' && !isActive(row, today, timezone)) return false
      return isMatch(row, words)
    })
    .toSorted((a, b) => orders[sort](a, b) || a.name.localeCompare(b.name))
}
