import type { Customer } from '#contract/customers.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import type { FindStay } from '#parts/desk/guest-stays.ts'
import { stayAddress } from '#parts/desk/stay-link.tsx'
import type { Papers } from './entries.ts'
import {
  findAmong,
  namedPaper,
  stayGroupOf,
  stayGroups,
  type Entry,
  type Paper,
  type StayGroup,
} from './find.ts'
import { readTyped } from './match.ts'

/** One that was found, and the page that it leads to. */
export type Hit = { key: string; to: string } & (
  | { kind: 'stay'; row: DeskBooking; paper: Paper | undefined }
  | { kind: 'order'; row: BookingRow; paper: Paper | undefined }
  | { kind: 'customer'; row: Customer }
)

export interface HitGroup {
  id: StayGroup | 'orders' | 'customers'
  hits: readonly Hit[]
  /** With those that are not shown. */
  count: number
}

/** More than these, and reading takes longer than typing another letter. */
const limits: Readonly<Record<HitGroup['id'], number>> = {
  'in-house': 5,
  arriving: 4,
  earlier: 3,
  orders: 4,
  customers: 3,
}

export type StayEntries = Readonly<Record<StayGroup, readonly Entry<DeskBooking>[]>>

export const byGroup = (stays: readonly Entry<DeskBooking>[], today: string) =>
  Object.fromEntries(
    stayGroups.map((group) => [
      group,
      stays.filter(({ row }) => stayGroupOf(row, today) === group),
    ]),
  ) as unknown as StayEntries

interface Entries {
  stays: StayEntries | undefined
  orders: readonly Entry<BookingRow>[]
  customers: readonly Entry<Customer>[] | undefined
}

/** The combined list with its details open. */
const orderAddress = ({ key }: BookingRow) => `/dashboard/bookings?open=${encodeURIComponent(key)}`

/** Makes the search over these: what a text finds, in groups, empty ones left out. Pure. */
export function createFind(
  { stays, orders, customers = [] }: Entries,
  papers: Papers,
  { today, findStay }: { today: string; findStay: FindStay },
): (text: string) => readonly HitGroup[] {
  return (text) => {
    const typed = readTyped(text)
    const paperOf = (key: string) => namedPaper(papers.get(key), typed)

    function group<Row>(
      id: HitGroup['id'],
      entries: readonly Entry<Row>[],
      hitOf: (row: Row) => Hit,
    ): HitGroup {
      const { shown, count } = findAmong(entries, typed, { limit: limits[id], today })
      return { id, hits: shown.map(hitOf), count }
    }

    const stayHit = (row: DeskBooking): Hit => {
      const key = `room:${row.id}`
      return { kind: 'stay', key, to: stayAddress(row.id), row, paper: paperOf(key) }
    }
    const orderHit = (row: BookingRow): Hit => {
      const stay = findStay(row)
      const to = stay === null ? orderAddress(row) : stayAddress(stay)
      return { kind: 'order', key: row.key, to, row, paper: paperOf(row.key) }
    }
    const customerHit = (row: Customer): Hit => ({
      kind: 'customer',
      key: `customer:${row.id}`,
      to: `/dashboard/customers?customer=${encodeURIComponent(row.id)}`,
      row,
    })
    return [
      ...stayGroups.map((id) => group(id, stays?.[id] ?? [], stayHit)),
      group('orders', orders, orderHit),
      group('customers', customers, customerHit),
    ].filter(({ count }) => count > 0)
  }
}
