import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueries } from '@tanstack/react-query'
import type { Payable } from '#contract/payments.ts'
import type { KeptRow } from '#contract/resources.ts'
import {
  payableServiceKinds,
  serviceOf,
  tableOf,
  type PayableService,
} from '#contract/services/index.ts'
import { looseList, looseNumber, looseObject, looseText } from '#lib/loose.ts'
import { plainText, soughtWords } from '#lib/words-in.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { chosenIn, firstDayIn } from '#parts/chosen-in.ts'
import type { MoneySubject } from './record.ts'

/** Something that money can be taken for, as the form's search finds it. */
export interface KnownSubject extends MoneySubject, KeptRow {
  /** First day, or when it is due: for the order. */
  day: string
  /** Dollars. */
  total: number
  open: boolean
  /** Plain. */
  haystack: string
}

const first = (...values: unknown[]) => values.map(looseText).find((one) => one !== '') ?? ''

const spaced = (...some: string[]) => some.filter(Boolean).join(' ')

/** Any service's row, of any host, read for its name and price alone. */
function parseSubject(kind: Payable, raw: KeptRow): KnownSubject {
  const row = looseObject(raw)
  const named = (value: unknown) => first(looseObject(value).name, looseObject(value).room_number)
  const room = first(row.room_number, looseObject(row.room).room_number, row.room)
  const number = looseText(row.number)
  const titleOf = (service: PayableService) => {
    const { name, plate } = chosenIn(service, row)
    return spaced(name, plate) || lines(row.items)
  }
  const title =
    kind === 'room'
      ? spaced(room, first(row.room_name, named(row.room)))
      : number !== ''
        ? i18n._(msg`Order no. ${number}`)
        : titleOf(kind)
  const day =
    (kind === 'room' ? looseText(row.check_in) : firstDayIn(kind, row)) || looseText(row.created_at)
  const customer = first(
    row.customer_name,
    row.guest_name,
    row.customer,
    looseObject(row.customer).name,
  )
  const code = first(row.code) || raw.id
  const grand = looseNumber(row.grand_total)
  const total =
    looseNumber(row.total) ?? (row.currency === 'RWF' ? null : grand) ?? looseNumber(row.amount)
  const status = looseText(row.status).toLowerCase()
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    kind,
    code,
    title,
    customer,
    day: day.slice(0, 10),
    total: total ?? 0,
    open: status !== 'cancelled' && looseText(row.payment_status).toLowerCase() !== 'paid',
    haystack: plainText([code, customer, room, title, lines(row.items)].join('\n')),
  }
}

/** "Steak, Goat brochettes" */
const lines = (items: unknown) =>
  looseList(items)
    .map((item) => first(looseObject(item).name, named(item)))
    .filter(Boolean)
    .join(', ')

const named = (item: unknown) => looseText(looseObject(looseObject(item).service).name)

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

/** Everything kept that money can be taken for; of another host its room bookings alone. */
export function useSubjects(foreign: boolean): readonly KnownSubject[] {
  const { rows } = useQueries({ queries: foreign ? queries().slice(0, 1) : queries(), combine })
  return rows
}

/** Kept by the query client as long as no list is read anew. */
const combine = (lists: readonly { data: { rows: KnownSubject[] } | undefined }[]) => ({
  rows: lists.flatMap(({ data }) => data?.rows ?? []),
})

/** The most that are offered at once: more would be a list to search, not a choice. */
const MOST = 6

/** Those that a search means; without words the newest that are not paid. */
export function findSubjects(subjects: readonly KnownSubject[], search: string): KnownSubject[] {
  const words = soughtWords(search)
  const found = subjects.filter(({ haystack, open }) =>
    words.length === 0 ? open : words.every((word) => haystack.includes(word)),
  )
  return found
    .sort((a, b) => Number(b.open) - Number(a.open) || (a.day < b.day ? 1 : -1))
    .slice(0, MOST)
}
