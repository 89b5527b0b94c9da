import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { tableOf } from '#contract/services/index.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { overlay } from '#offline/reads/overlay.ts'
import type { Cached } from '#offline/reads/types.ts'
import { aboutRows, rowNames } from '#parts/desk/about-rows.ts'
import { oldestOf, type CacheAge } from '#parts/desk/oldest-of.ts'
import type { StayBalances } from '#parts/desk/stay-balance.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { balancesOf, type FolioRows } from '../balances.ts'
import {
  candidatesFor,
  chargeKinds,
  chargesOn,
  ofEachCharge,
  type Candidate,
  type ChargeKind,
  type ChargeRow,
} from '../charges.ts'
import { chargeReads, folioReads } from '../data.ts'
import { folioOf, type Folio, type FolioLabels, type FolioReceipt } from '../folio.ts'
import { chargeOverlays } from '../operations/overlay.ts'
import { inItsRoom, roomsWith, stayOf, staysOf, type BookingRow, type Stay } from '../stay.ts'
import { useFolioLabels } from './use-folio-labels.ts'

export interface FolioView {
  folio: Folio
  stay: Stay
  /** Booked together with it. */
  others: readonly Stay[]
  candidates: readonly Candidate[]
  /**
   * The balance by the house's rows alone, where something that waits on this device changes it;
   * cents. Null: it is the same, or the house does not have this stay yet.
   */
  atHouse: number | null
  /** Age of the oldest list that it is made of. */
  cached: CacheAge | undefined
}

const noRows: readonly never[] = []

/** Worked out once for all users of the lists: screens, bills and the bell. */
const memoLaid = memoizeWeak<readonly ResourceRow[]>()

/** Cached rows with the waiting operations of this device laid over them. */
function laidOver<Row extends ResourceRow>(
  resource: Resource,
  list: UseQueryResult<Cached<Row>>,
  operations: readonly OperationRow[],
  descriptors: OperationDescriptors,
) {
  const rows = list.data?.rows
  const shown =
    rows &&
    memoLaid(rows, [operations, descriptors], () =>
      overlay(resource, rows, operations, descriptors),
    )
  // One memo serves lists of every resource: each list is its own key.
  return { list, rows: shown as readonly Row[] | undefined }
}

type LaidOver = ReturnType<typeof laidOver<ResourceRow>>

/** Adds the overlay of charging to a room: its body names the list that it changes. */
const withCharges = (descriptors: OperationDescriptors) =>
  ofEachCharge((kind): OperationDescriptors => ({
    ...descriptors,
    ...(chargeOverlays[kind] as OperationDescriptors),
  }))

const memoCharging = memoizeWeak<ReturnType<typeof withCharges>>()

type ChargedList = Cached<ChargeRow>
type ChargedRows = Record<ChargeKind, readonly ChargeRow[]>

const memoCharged = memoizeWeak<ChargedRows>()

const memoHouse = memoizeWeak<FolioRows>()

const memoAbout = memoizeWeak<readonly OperationRow[]>()

/**
 * The lists of every bill, with the outbox rows laid over them. Outbox rows are joined to the rows that
 * they change, so money for a booking made on this device is on its bill.
 */
function useBillLists(descriptors: OperationDescriptors) {
  const queries = {
    bookings: useQuery(folioReads.hotel_bookings()),
    items: useQuery(folioReads.folio_items()),
    payments: useQuery(folioReads.payments()),
    charged: useQueries({ queries: chargeKinds.map(chargeReads) }) as UseQueryResult<ChargedList>[],
  }
  const all = useDeviceRows()
  const named = [queries.bookings, ...queries.charged].map(({ data }) => data?.rows ?? noRows)
  const operations = memoAbout(all, named, () => aboutRows(all, named))
  const bookings = laidOver('hotel_bookings', queries.bookings, operations, descriptors)
  const items = laidOver('folio_items', queries.items, operations, descriptors)
  const payments = laidOver('payments', queries.payments, operations, descriptors)
  const charged = laidOverCharged(queries.charged, operations, descriptors)
  const [bookingRows = noRows, ...chargedRows] = named
  const itemRows = queries.items.data?.rows ?? noRows
  const paymentRows = queries.payments.data?.rows ?? noRows
  const atHouse = memoHouse(bookingRows, [itemRows, paymentRows, ...chargedRows], () => ({
    bookings: bookingRows as readonly BookingRow[],
    items: itemRows,
    charges: ofEachRow(chargedRows),
    payments: paymentRows,
  }))
  return {
    operations,
    atHouse,
    nameOf: rowNames(all, named),
    bookings: bookings.rows,
    items: items.rows ?? noRows,
    charges: charged.rows,
    payments: payments.rows ?? noRows,
    all: [bookings, items, payments, ...charged.shown],
  }
}

/** Orders by kind, with overlays; the same object as long as no list changes. */
function laidOverCharged(
  lists: readonly UseQueryResult<ChargedList>[],
  operations: readonly OperationRow[],
  descriptors: OperationDescriptors,
) {
  const charging = memoCharging(descriptors, [], () => withCharges(descriptors))
  const shown = chargeKinds.map((kind, at) =>
    laidOver(tableOf[kind], lists[at] as UseQueryResult<ChargedList>, operations, charging[kind]),
  )
  const laid = shown.map((one) => one.rows)
  const rows = memoCharged(charging, laid, () => ofEachRow(laid))
  return { shown, rows }
}

const ofEachRow = (lists: readonly (readonly ResourceRow[] | undefined)[]) =>
  Object.fromEntries(chargeKinds.map((kind, at) => [kind, lists[at] ?? noRows])) as ChargedRows

/** Whether one of them is still being read, and the age of the oldest. */
const readingOf = (lists: readonly LaidOver[]) => ({
  isReading: lists.some(({ list }) => list.data === undefined && !list.error),
  cached: oldestOf(lists.map(({ list }) => list.data)),
})

/**
 * The bill of a stay from the cached rows. `undefined`: still being read; null: there is no such
 * stay. `id` may be `op:<operation>` of a booking that this device makes.
 */
export function useFolio(
  id: string,
  together: boolean,
  descriptors: OperationDescriptors,
): FolioView | null | undefined {
  const lists = useBillLists(descriptors)
  const { bookings, items, charges, payments } = lists
  const cachedReceipts = useQuery(folioReads.receipts())
  const receipts = laidOver('receipts', cachedReceipts, lists.operations, descriptors)
  const labels = useFolioLabels()

  // A booking made on this device has another id once the server has it.
  const known = lists.nameOf(id)
  const rooms = useQuery(folioReads.rooms()).data?.rows
  const all = useMemo(
    () =>
      bookings
        ?.map(stayOf)
        .filter((stay) => stay !== null)
        .map((stay) => inItsRoom(stay, rooms ?? noRows)),
    [bookings, rooms],
  )
  const { isReading, cached } = readingOf([...lists.all, receipts])
  const view = useMemo(() => {
    const stays = all && staysOf(all, known, together)
    const stay = stays?.[0]
    if (all === undefined || stays === undefined || stay === undefined) return null
    const parts = {
      items,
      charges: ofEachCharge((kind) => chargesOn(kind, charges[kind], stays)),
      payments,
      receipts: (receipts.rows ?? noRows) as readonly FolioReceipt[],
    }
    return {
      folio: folioOf(stays, parts, labels),
      stay,
      others: roomsWith(all, stay),
      candidates: candidatesFor(stay, charges),
    }
  }, [all, known, together, labels, items, charges, payments, receipts.rows])
  const { atHouse: house, operations } = lists
  const isWaiting = operations.some(({ state }) => isOpenState(state))
  const atHouse = useMemo(() => {
    if (!isWaiting || view === null) return null
    const { balance } = view.folio
    const told = balanceAtHouse(house, known, together, labels)
    return told === balance ? null : told
  }, [isWaiting, view, house, known, together, labels])
  if (view === null) return isReading ? undefined : null
  return isReading ? undefined : { ...view, atHouse, cached }
}

/** The same bill without what waits on this device; null: the house has no such stay. */
function balanceAtHouse(
  { bookings, items, charges, payments }: FolioRows,
  id: string,
  together: boolean,
  labels: FolioLabels,
): number | null {
  const { group_id: group = null } = bookings.find((row) => row.id === id) ?? {}
  const rows = bookings.filter((row) => row.id === id || (group !== null && row.group_id === group))
  const all = rows.map(stayOf).filter((stay) => stay !== null)
  const stays = staysOf(all, id, together)
  if (stays.length === 0) return null
  const charged = ofEachCharge((kind) => chargesOn(kind, charges[kind], stays))
  return folioOf(stays, { items, charges: charged, payments, receipts: [] }, labels).balance
}

const notYet = () => null

/** The balance of any stay, from cached rows and the outbox; for lists of stays. */
export function useBalances(descriptors: OperationDescriptors): StayBalances {
  const lists = useBillLists(descriptors)
  const { bookings = noRows, items, charges, payments } = lists
  const labels = useFolioLabels()
  const { isReading, cached } = readingOf(lists.all)
  const of = useMemo(
    () => balancesOf({ bookings, items, charges, payments }, labels),
    [labels, bookings, items, charges, payments],
  )
  return { of: isReading ? notYet : of, cached }
}
