import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { serviceKinds } from '#contract/services/index.ts'
import type { Money } from '#features/payments/money.ts'
import { useMoney } from '#features/payments/use-money.ts'
import { rooms as roomsQuery } from '#features/rooms/data.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { useOwed } from '#features/rooms/desk/use-owed.ts'
import { useStayBalances } from '#parts/desk/stay-balance.ts'
import { offline } from '#offline/offline.ts'
import { oldestOf } from '#parts/desk/oldest-of.ts'
import { useServiceLists } from '../services.ts'
import { useReadiness } from '../use-readiness.ts'
import { freeTonight } from '../walk-in/free-tonight.ts'
import { boardOf } from './board.ts'
import { houseDayOf } from './house-day.ts'
import { flaggedOf, owedOf } from './money-day.ts'
import { laundryDueOf, outingsOf, tablesOf } from './services-day.ts'

const noMoney: readonly Money[] = []

/** Everything of one day, from what this desk keeps. `now`: `HH:MM`; both the house's. */
export function useDay(today: string, now: string) {
  const stays = useBookings()
  const lists = useServiceLists()
  const { restaurant: kitchen, table: tables, laundry, car: cars, tour: tours, custom } = lists
  const rooms = useQuery(roomsQuery()).data?.rows
  // Another host knows of no provider, and so of nothing that differs there.
  const money = useMoney()
  const payments = (money.foreign ? undefined : money.rows) ?? noMoney
  const owedOn = useOwed()
  const balances = useStayBalances()
  const readiness = useReadiness(stays, today)

  const { bookings, claims } = stays
  const day = useMemo(() => bookings && houseDayOf(bookings, today), [bookings, today])
  const board = useMemo(
    () => kitchen.rows && boardOf(kitchen.rows, today, now),
    [kitchen.rows, today, now],
  )
  const free = useMemo(
    () =>
      rooms &&
      bookings &&
      freeTonight(
        rooms,
        [...bookings, ...claims],
        { today, now: offline().clock.now() },
        readiness,
      ),
    [rooms, bookings, claims, today, readiness],
  )
  const matters = useMemo(() => {
    const all = {
      bookings: bookings ?? [],
      services: {
        restaurant: kitchen.rows ?? [],
        laundry: laundry.rows ?? [],
        car: cars.rows ?? [],
        tour: tours.rows ?? [],
        custom: custom.rows ?? [],
      },
      payments,
    }
    return { owed: owedOf(all, owedOn), flagged: flaggedOf(all) }
  }, [bookings, kitchen.rows, laundry.rows, cars.rows, tours.rows, custom.rows, payments, owedOn])
  const services = useMemo(
    () => ({
      slots: tablesOf(tables.rows ?? [], today),
      laundry: laundryDueOf(laundry.rows ?? [], today),
      outings: outingsOf(cars.rows ?? [], tours.rows ?? [], today),
    }),
    [tables.rows, laundry.rows, cars.rows, tours.rows, today],
  )
  const sources = { room: stays, ...lists }
  const all = Object.values(sources)
  return {
    stays,
    kitchen,
    tables,
    day,
    board,
    free,
    owedOn,
    readiness,
    ...matters,
    ...services,
    // A bill is as old as its oldest part.
    kept: oldestOf([...all.map((one) => one.kept), balances.kept]),
    failures: (['room', ...serviceKinds] as const)
      .map((type) => ({ type, error: sources[type].error }))
      .filter(({ error }) => error !== null),
    refetch: () => all.forEach((one) => one.refetch()),
  }
}
