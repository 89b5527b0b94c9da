import { useMemo } from 'react'
import { addDays } from '#domain/days.ts'
import { priceOf, pricingOf } from '#features/rooms/checkout/price.ts'
import { offline } from '#offline/offline.ts'
import { useKnownRooms } from '../new-stay/use-known-rooms.ts'
import { useReadiness } from '../use-readiness.ts'
import { freeTonight } from './free-tonight.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { nightBegun, type WalkInForm } from './form.ts'

const noExtras = { breakfast: false, airport_transfer: false, late_checkout: false }

/** What the form comes to: rooms that are free, the one that was chosen, and its price. */
export function useWalkIn({ roomId, night, nights, adults, children }: WalkInForm) {
  const known = useKnownRooms()
  const { house, money, rooms, stays } = known
  const begun = nightBegun(useHouseTime())
  /** The first night's. */
  const day = night === 'begun' && begun !== null ? begun : known.today
  const readiness = useReadiness(known.bookings, known.today)
  const free = useMemo(
    () =>
      rooms &&
      stays &&
      freeTonight(rooms, stays, { today: day, now: offline().clock.now() }, readiness),
    [rooms, stays, day, readiness],
  )
  const chosen = free?.find(({ room }) => room.id === roomId)
  const span = { check_in: day, check_out: addDays(day, nights) }
  const stay = { ...span, adults, children, quantity: 1 }
  const price = chosen && priceOf(stay, noExtras, chosen.room.pricePerNightCents, house, money.base)
  return {
    ...known,
    /** The day of the night that has begun, in the small hours. */
    begun,
    day,
    free,
    chosen,
    name: known.nameOf(chosen?.room),
    span,
    totalCents: price?.base.total ?? 0,
    pricing: price ? pricingOf(price.charged) : null,
  }
}
