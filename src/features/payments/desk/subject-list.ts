import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueries } from '@tanstack/react-query'
import type { Payable } from '#contract/payments.ts'
import type { ResourceRow } from '#contract/resources.ts'
import {
  payableServiceKinds,
  serviceOf,
  tableOf,
  type PayableService,
} from '#contract/services/index.ts'
import { plainText, searchWords } from '#lib/search-words.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { chosenIn, firstDayIn } from '#parts/chosen-in.ts'
import type { MoneySubject } from './record.ts'

/** Something that money can be taken for, as the form's search finds it. */
export interface KnownSubject extends MoneySubject, ResourceRow {
  /** First day, or when it is due: for the order. */
  day: string
  /** In the base currency. */
  total: number
  open: boolean
  /** Plain text, for the search. */
  haystack: string
}

const spaced = (...some: string[]) => some.filter(Boolean).join(' ')

/** The fields that are read here, of bookings and of all services. */
type Sold = ResourceRow &
  Partial<{
    created_at: string
    code: string
    number: number | null
    customer_name: string
    check_in: string
    room_number: string | null
    room: string | null
    room_name: string
    items: readonly { name: string }[]
    status: string
    payment_status: string
    currency: string
    total: number | null
    grand_total: number
    amount: number
  }>

/** Reads any service's row, only for its name and price. */
function parseSubject(kind: Payable, raw: ResourceRow): KnownSubject {
  const row: Sold = raw
  const { id, version, operation_id, items = [], status, payment_status } = row
  const room = row.room_number || row.room || ''
  const number = row.number ?? null
  const lines = items.map(({ name }) => name).join(', ')
  const titleOf = (service: PayableService) => {
    const { name, plate } = chosenIn(service, { ...row })
    return spaced(name, plate) || lines
  }
  const title =
    kind === 'room'
      ? spaced(room, row.room_name ?? '')
      : number !== null
        ? i18n._(msg`Order no. ${number}`)
        : titleOf(kind)
  const day =
    (kind === 'room' ? row.check_in : firstDayIn(kind, { ...row })) || (row.created_at ?? '')
  const customer = row.customer_name ?? ''
  const code = row.code || id
  const grand =
    row.currency !== houseMoneyHere().base && row.currency !== undefined ? null : row.grand_total
  return {
    id,
    version,
    operation_id,
    kind,
    code,
    title,
    customer,
    day: day.slice(0, 10),
    total: row.total ?? grand ?? row.amount ?? 0,
    open: status !== 'cancelled' && payment_status !== 'paid',
    haystack: plainText([code, customer, room, title, lines].join('\n')),
  }
}

const as = 'subjects'
const queries = () => [
  listQuery({
    resource: 'hotel_bookings',
    route: 'listHotelBookings',
    query: { include: 'room,payments' },
    as,
    parse: (row) => parseSubject('room', row),
  }),
  ...payableServiceKinds.map((kind) =>
    listQuery({
      resource: tableOf[kind],
      route: serviceOf(kind).routes.list,
      as,
      parse: (row) => parseSubject(kind, row),
    }),
  ),
]

/** All cached rows that money can be taken for; only room bookings on another host. */
export function useSubjects(foreign: boolean): readonly KnownSubject[] {
  const { rows } = useQueries({ queries: foreign ? queries().slice(0, 1) : queries(), combine })
  return rows
}

/** At module level: the query client reuses the result while no list changes. */
const combine = (lists: readonly { data: { rows: KnownSubject[] } | undefined }[]) => ({
  rows: lists.flatMap(({ data }) => data?.rows ?? []),
})

/** More than this would be a list to search, not a choice. */
const MAX_OFFERED = 6

/** The subjects that match a search; without words the newest unpaid ones. */
export function findSubjects(subjects: readonly KnownSubject[], search: string): KnownSubject[] {
  const words = searchWords(search)
  const found = subjects.filter(({ haystack, open }) =>
    words.length === 0 ? open : words.every((word) => haystack.includes(word)),
  )
  return found
    .sort((a, b) => Number(b.open) - Number(a.open) || (a.day < b.day ? 1 : -1))
    .slice(0, MAX_OFFERED)
}
