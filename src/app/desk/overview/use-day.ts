import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isOver } from '#contract/services/statuses.ts'
import { payableServiceKinds, serviceKinds } from '#contract/services/index.ts'
import type { Money } from '#features/payments/money.ts'
import { useMoney } from '#features/payments/desk/use-money.ts'
import { rooms as roomsQuery } from '#features/rooms/data.ts'
import { useLostRequests } from '#features/rooms/desk/lost-requests.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { useBookingBalance } from '#features/rooms/desk/use-booking-balance.ts'
import { offline } from '#offline/offline.ts'
import type { BookingType } from '#parts/desk/booking-row.ts'
import { oldestOf } from '#parts/desk/oldest-of.ts'
import type { DeskRow } from '#parts/desk/service-desk.ts'
import { useStayBalances } from '#parts/desk/stay-balance.ts'
import { useOffered } from '#parts/use-offered.ts'
import { useServicesToday } from '../services.ts'
import { useReadiness } from '../use-readiness.ts'
import { useStableList } from '../use-stable-list.ts'
import { nightBegun } from '../walk-in/form.ts'
import { freeTonight } from '../walk-in/free-tonight.ts'
import { byTime } from './going-out.tsx'
import { houseDayOf } from './house-day.ts'
import { flaggedOf, receivablesOf, type AllCached, type LostRequest } from './money-day.ts'

const noMoney: readonly Money[] = []
const noRows: readonly DeskRow[] = []

/** Everything of one day, from the cached rows. `now`: `HH:MM`; both in the house's time zone. */
export function useDay(today: string, now: string) {
  const stays = useBookings()
  const services = useServicesToday({ today, now })
  const isOffered = useOffered()
  const rooms = useQuery(roomsQuery()).data?.rows
  // Another host has no payment provider, so nothing can differ from it.
  const money = useMoney()
  const payments = (money.foreign ? undefined : money.rows) ?? noMoney
  const balanceOf = useBookingBalance()
  const balances = useStayBalances()
  const readiness = useReadiness(stays, today)

  const { bookings, claims } = stays
  const day = useMemo(() => bookings && houseDayOf(bookings, today), [bookings, today])
  /** Tonight, as a walk-in has it. */
  const night = nightBegun({ today, now }) ?? today
  const free = useMemo(
    () =>
      rooms &&
      bookings &&
      freeTonight(
        rooms,
        [...bookings, ...claims],
        { today: night, now: offline().clock.now() },
        readiness,
      ),
    [rooms, bookings, claims, night, readiness],
  )
  const costing = useStableList(
    payableServiceKinds.map((kind) => services[kind].list.rows ?? noRows),
  )
  const lost = useLostRequests(today)
  const actionItems = useMemo(() => {
    const all = {
      bookings: bookings ?? [],
      services: Object.fromEntries(
        payableServiceKinds.map((kind, at) => [kind, costing[at]]),
      ) as AllCached['services'],
      payments,
    }
    return { receivables: receivablesOf(all, balanceOf), flagged: flaggedOf(all, today, lost) }
  }, [bookings, costing, payments, balanceOf, today, lost])
  const lostRequests = useMemo(
    () =>
      (bookings ?? []).flatMap((request): LostRequest[] => {
        const holder = lost.get(request.id)
        return holder === undefined ? [] : [{ request, holder }]
      }),
    [bookings, lost],
  )
  const listOf = (type: BookingType) => (type === 'room' ? stays : services[type].list)
  const all = (['room', ...serviceKinds] as const).map((type) => ({ type, list: listOf(type) }))
  return {
    stays,
    day,
    free,
    balanceOf,
    readiness,
    ...actionItems,
    lostRequests,
    services: Object.values(services),
    /** Those that the house offers, or of which something is still open. */
    shown: Object.values(services).filter(
      ({ kind, list }) => isOffered(kind) || list.rows?.some(({ status }) => !isOver(kind, status)),
    ),
    serviceDepartures: byTime(Object.values(services).flatMap(({ departures = [] }) => departures)),
    // A bill is as old as its oldest part.
    cached: oldestOf([...all.map(({ list }) => list.cached), balances.cached]),
    failures: all.flatMap(({ type, list: { error } }) => (error === null ? [] : [{ type, error }])),
    refetch: () => all.forEach(({ list }) => list.refetch()),
  }
}
