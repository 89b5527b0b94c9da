import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useEffect, useEffectEvent, useState } from 'react'
import type { Customer } from '#contract/customers.ts'
import { useCustomers } from '#features/customers/desk/use-customers.ts'
import { folioReads } from '#features/folio/data.ts'
import type { FolioReceipt } from '#features/folio/folio.ts'
import { useMoney } from '#features/payments/desk/use-money.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { offline } from '#offline/offline.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import { useFindStay } from '#parts/desk/guest-stays.ts'
import { oldestOf, type CacheAge } from '#parts/desk/oldest-of.ts'
import { typeLabels } from '#parts/services.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useValue } from '#ui/use-value.ts'
import { billDescriptors } from '../bill-descriptors.ts'
import { useServiceSources } from '../services.ts'
import { useStableList } from '../use-stable-list.ts'
import { customerEntries, orderEntries, papersOf, stayEntries, type Papers } from './entries.ts'
import type { Entry } from './find.ts'
import { byGroup, createFind, type HitGroup, type StayEntries } from './hits.ts'
import { allDeskBookings, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { useBookings, useWithSteps } from '#features/rooms/desk/use-bookings.ts'
import type { ReadError } from '#offline/reads/types.ts'

interface AllStays {
  bookings: readonly DeskBooking[] | undefined
  cached: CacheAge | undefined
  error: ReadError | null
  /** The house has more of them than this device. */
  isCut: boolean
  /** They are asked for. */
  isAsking: boolean
  askForAll: () => void
}

/** The desk's stays; on demand those too that a cut list lacks. */
function useAllStays(): AllStays {
  const { bookings, cached, error, refetch } = useBookings()
  const [asked, setAsked] = useState(false)
  const all = useQuery({ ...allDeskBookings(), enabled: asked })
  const isLoaded = asked && all.data !== undefined
  const withAll = useWithSteps(isLoaded ? all.data?.rows : undefined, all.data?.asOf)
  const came = isLoaded && all.data?.from === 'house'
  // The stay's page reads the short list: it has what came once that is read anew.
  const readAnew = useEffectEvent(refetch)
  useEffect(() => {
    if (came) readAnew()
  }, [came])
  const list = isLoaded ? all.data : cached
  return {
    bookings: isLoaded ? withAll.bookings : bookings,
    cached: list,
    error,
    isCut: list?.partial === true,
    isAsking: asked && all.isFetching,
    askForAll: () => (asked ? void all.refetch() : setAsked(true)),
  }
}

export interface Search {
  find: (text: string) => readonly HitGroup[]
  /** Some of the lists are not read yet. */
  isReading: boolean
  /** Age of the oldest list. */
  cached: CacheAge | undefined
  /** Lists of which there is nothing here, by their names. */
  missing: readonly string[]
  stays: AllStays
}

/** Kept between openings: thousands of rows are not prepared again where none changed. */
const memoPapers = memoizeWeak<Papers>()
const memoStays = memoizeWeak<StayEntries>()
const memoOrders = memoizeWeak<readonly Entry<BookingRow>[]>()
const memoCustomers = memoizeWeak<readonly Entry<Customer>[]>()

const none: readonly never[] = []

/** Receipts with those that wait here; their codes stand for numbers that the house has not given. */
function useReceipts() {
  const isOurs = useValue(offline().host) !== 'foreign'
  const { data } = useQuery({ ...folioReads.receipts(), enabled: isOurs })
  const operations = useDeviceRows()
  const rows = data?.rows
  return useMemo(
    () =>
      rows === undefined
        ? none
        : (overlay(
            'receipts',
            rows,
            aboutRows(operations),
            billDescriptors,
          ) as readonly FolioReceipt[]),
    [rows, operations],
  )
}

/** Searches what this device keeps, with waiting operations applied. Reads the lists when mounted. */
export function useSearch(): Search {
  const { i18n } = useLingui()
  const today = useHouseDay()
  const findStay = useFindStay()
  const stays = useAllStays()
  const sources = useServiceSources()
  const customers = useCustomers()
  const money = useMoney()
  const receipts = useReceipts()

  const orderRows = useStableList(sources.map(({ rows }) => rows))
  const { bookings } = stays
  const locale = i18n.locale
  const payments = money.rows ?? none
  const papers = memoPapers(receipts, [payments], () => papersOf(receipts, payments))

  const entries = useMemo(
    () => ({
      stays:
        bookings &&
        memoStays(bookings, [papers, locale, today], () =>
          byGroup(stayEntries(bookings, papers, i18n._(typeLabels.room)), today),
        ),
      orders: orderRows.flatMap((rows) =>
        rows === undefined || rows[0] === undefined
          ? []
          : memoOrders(rows, [papers, locale], () =>
              orderEntries(rows, papers, i18n._(typeLabels[rows[0]!.type])),
            ),
      ),
      customers:
        customers.rows && memoCustomers(customers.rows, [], () => customerEntries(customers.rows!)),
    }),
    [bookings, papers, locale, today, i18n, orderRows, customers.rows],
  )

  const find = useMemo(
    () => createFind(entries, papers, { today, findStay }),
    [entries, papers, today, findStay],
  )

  const isUnread = ({ rows, failure }: Pick<(typeof sources)[number], 'rows' | 'failure'>) =>
    rows === undefined && failure === null
  return {
    find,
    isReading:
      (bookings === undefined && stays.error === null) ||
      (customers.rows === undefined && customers.error === null) ||
      sources.some(isUnread),
    cached: oldestOf([stays.cached, ...sources.map(({ cached }) => cached), customers.cached]),
    missing: [
      ...(bookings === undefined && stays.error !== null ? [i18n._(typeLabels.room)] : []),
      ...sources
        .filter(({ rows, failure }) => rows === undefined && failure !== null)
        .map(({ type }) => i18n._(typeLabels[type])),
    ],
    stays,
  }
}
