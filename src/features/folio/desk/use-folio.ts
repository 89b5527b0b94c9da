import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FolioItem } from '#contract/folio.ts'
import type { KeptRow } from '#contract/resources.ts'
import { createRecall } from '#lib/recall.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Meanings } from '#offline/meaning.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { oldestOf, type KeptAge } from '#parts/desk/oldest-of.ts'
import type { StayBalances } from '#parts/desk/stay-balance.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { balancesOf } from '../balances.ts'
import { candidatesFor, chargesOn, type Candidate } from '../charges.ts'
import { folioReads, type FolioResource } from '../data.ts'
import { folioOf, type Folio, type FolioReceipt } from '../folio.ts'
import { chargeOverlays } from '../operations/overlay.ts'
import { inItsRoom, roomsWith, stayOf, staysOf, type Stay } from '../stay.ts'
import { useFolioWords } from './use-folio-words.ts'

export interface FolioView {
  folio: Folio
  stay: Stay
  /** Booked together with it. */
  others: readonly Stay[]
  candidates: readonly Candidate[]
  /** The oldest of what it is made of. */
  kept: KeptAge | undefined
}

const noRows: readonly KeptRow[] = []

/** Laid over once for all who ask: screens, bills and the bell. */
const recallLaid = createRecall<readonly KeptRow[]>()

/** Rows of the house with everything laid over that waits on this device. */
function useLaidOver(
  resource: Exclude<FolioResource, 'rooms'>,
  operations: readonly OperationRow[],
  meanings: Meanings,
) {
  const list = useQuery(folioReads[resource]())
  const rows = list.data?.rows
  const shown =
    rows &&
    recallLaid(rows, [operations, meanings], () => overlay(resource, rows, operations, meanings))
  return { list, rows: shown }
}

/** With the charging to a room, which changes whichever list its body names. */
const withCharges = (meanings: Meanings) => ({
  restaurant: { ...meanings, ...chargeOverlays.restaurant } as Meanings,
  laundry: { ...meanings, ...chargeOverlays.laundry } as Meanings,
  car: { ...meanings, ...chargeOverlays.car } as Meanings,
  tour: { ...meanings, ...chargeOverlays.tour } as Meanings,
})

const recallCharging = createRecall<ReturnType<typeof withCharges>>()

type LaidOver = ReturnType<typeof useLaidOver>

/** The lists that every bill is made of. */
function useBillLists(operations: readonly OperationRow[], meanings: Meanings) {
  const charging = recallCharging(meanings, [], () => withCharges(meanings))
  return {
    bookings: useLaidOver('hotel_bookings', operations, meanings),
    items: useLaidOver('folio_items', operations, meanings),
    meals: useLaidOver('restaurant_orders', operations, charging.restaurant),
    laundry: useLaidOver('laundry_orders', operations, charging.laundry),
    cars: useLaidOver('car_rentals', operations, charging.car),
    tours: useLaidOver('tour_bookings', operations, charging.tour),
    payments: useLaidOver('payments', operations, meanings),
  }
}

/** Whether one of them is still being read, and how much they can be trusted together. */
const readingOf = (lists: readonly LaidOver[]) => ({
  isReading: lists.some(({ list }) => list.data === undefined && !list.error),
  kept: oldestOf(lists.map(({ list }) => list.data)),
})

/**
 * The bill of a stay from what is kept here. `undefined`: still being read; null: there is no such
 * stay. `id` may be `op:<operation>` of a booking that this device makes.
 */
export function useFolio(
  id: string,
  together: boolean,
  meanings: Meanings,
): FolioView | null | undefined {
  const operations = useDeviceRows()
  const lists = useBillLists(operations, meanings)
  const { bookings, items, meals, laundry, cars, tours, payments } = lists
  const receipts = useLaidOver('receipts', operations, meanings)
  const words = useFolioWords()

  const known = useMemo(() => idAtTheHouse(id, operations), [id, operations])
  const rooms = useQuery(folioReads.rooms()).data?.rows
  const all = useMemo(
    () =>
      bookings.rows
        ?.map(stayOf)
        .filter((stay) => stay !== null)
        .map((stay) => inItsRoom(stay, rooms ?? noRows)),
    [bookings.rows, rooms],
  )
  const { isReading, kept } = readingOf([...Object.values(lists), receipts])
  const view = useMemo(() => {
    const stays = all && staysOf(all, known, together)
    const stay = stays?.[0]
    if (all === undefined || stays === undefined || stay === undefined) return null
    const rows = {
      restaurant: meals.rows ?? noRows,
      laundry: laundry.rows ?? noRows,
      car: cars.rows ?? noRows,
      tour: tours.rows ?? noRows,
    }
    const parts = {
      items: (items.rows ?? noRows) as readonly FolioItem[],
      charges: {
        restaurant: chargesOn('restaurant', rows.restaurant, stays),
        laundry: chargesOn('laundry', rows.laundry, stays),
        car: chargesOn('car', rows.car, stays),
        tour: chargesOn('tour', rows.tour, stays),
      },
      payments: payments.rows ?? noRows,
      receipts: (receipts.rows ?? noRows) as readonly FolioReceipt[],
    }
    return {
      folio: folioOf(stays, parts, words),
      stay,
      others: roomsWith(all, stay),
      candidates: candidatesFor(stay, rows),
    }
  }, [
    all,
    known,
    together,
    words,
    items.rows,
    meals.rows,
    laundry.rows,
    cars.rows,
    tours.rows,
    payments.rows,
    receipts.rows,
  ])
  if (view === null) return isReading ? undefined : null
  return isReading ? undefined : { ...view, kept }
}

const notYet = () => null

/** The balance of any stay, from what is kept here and what waits; for lists of stays. */
export function useBalances(meanings: Meanings): StayBalances {
  const lists = useBillLists(useDeviceRows(), meanings)
  const { bookings, items, meals, laundry, cars, tours, payments } = lists
  const words = useFolioWords()
  const { isReading, kept } = readingOf(Object.values(lists))
  const of = useMemo(
    () =>
      balancesOf(
        {
          bookings: bookings.rows ?? noRows,
          items: (items.rows ?? noRows) as readonly FolioItem[],
          charges: {
            restaurant: meals.rows ?? noRows,
            laundry: laundry.rows ?? noRows,
            car: cars.rows ?? noRows,
            tour: tours.rows ?? noRows,
          },
          payments: payments.rows ?? noRows,
        },
        words,
      ),
    [
      words,
      bookings.rows,
      items.rows,
      meals.rows,
      laundry.rows,
      cars.rows,
      tours.rows,
      payments.rows,
    ],
  )
  return { of: isReading ? notYet : of, kept }
}

/** A booking that was made here has another name once the house has taken it. */
function idAtTheHouse(id: string, operations: readonly OperationRow[]): string {
  const made = operations.find((operation) => `op:${operation.id}` === id)
  return made?.madeId ?? id
}
