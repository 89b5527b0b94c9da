import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays } from '#domain/days.ts'
import { priceOf, pricingOf } from '#features/rooms/checkout/price.ts'
import { rooms as roomsQuery } from '#features/rooms/data.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { useReadiness } from '../use-readiness.ts'
import { freeTonight, type FreeRoom } from './free-tonight.ts'
import type { WalkInForm } from './form.ts'

const noExtras = { breakfast: false, airport_transfer: false, late_checkout: false }

/** What the form comes to: rooms that are free, the one that was chosen, and its price. */
export function useWalkIn({ roomId, nights, adults, children }: WalkInForm) {
  const house = useHouse()
  const { today } = useHouseTime()
  const rooms = useQuery(roomsQuery())
  const bookings = useBookings()
  const readiness = useReadiness(bookings, today)
  const free = useMemo<readonly FreeRoom[] | undefined>(() => {
    const [all, stays] = [rooms.data?.rows, bookings.bookings]
    if (all === undefined || stays === undefined) return undefined
    const taken = [...stays, ...bookings.claims]
    return freeTonight(all, taken, { today, now: offline().clock.now() }, readiness)
  }, [rooms.data, bookings.bookings, bookings.claims, today, readiness])
  const chosen = free?.find(({ room }) => room.id === roomId)
  const stay = {
    check_in: today,
    check_out: addDays(today, nights),
    adults,
    children,
    quantity: 1,
  }
  const price =
    chosen === undefined
      ? null
      : priceOf(stay, noExtras, chosen.room.pricePerNightCents, house, 'USD')
  return {
    house,
    today,
    free,
    chosen,
    stay,
    /** Nothing is kept of rooms or bookings, and the house was asked in vain. */
    failed: free === undefined && (rooms.isError || bookings.error !== null),
    cached: bookings.cached,
    totalCents: price?.dollars.total ?? 0,
    pricing: price === null ? null : pricingOf(price.charged),
    rwfPerUsd: house.rwf_per_usd?.rate ?? null,
  }
}
