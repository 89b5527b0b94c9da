import { sharesNight } from '#domain/stays.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { offline } from '#offline/offline.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { isRequest, keepsRoom } from './room-choice.ts'
import { useBookings } from './use-bookings.ts'

/** Flags that tell the desk already that a pending booking has no room. */
const toldByFlag: readonly (string | null)[] = ['room_gone', 'calendar_clash']

/**
 * Requests whose room went to somebody else, by the request's id: the booking that has some of their
 * nights. What ended before today needs no answer any more. Pure.
 *
 * @param bookings with waiting operations applied, so that it is known at once without the link too
 * @param now ms, the server's clock
 */
export function lostRequests(
  bookings: readonly DeskBooking[],
  { today, now }: { today: string; now: number },
): ReadonlyMap<string, DeskBooking> {
  const byRoom = new Map<string, DeskBooking[]>()
  for (const booking of bookings) {
    if (booking.check_out <= today || toldByFlag.includes(booking.flag)) continue
    if (!isRequest(booking, now)) continue
    const its = byRoom.get(booking.room_id)
    if (its) its.push(booking)
    else byRoom.set(booking.room_id, [booking])
  }
  const lost = new Map<string, DeskBooking>()
  if (byRoom.size === 0) return lost
  for (const other of bookings) {
    const asking = byRoom.get(other.room_id)
    if (asking === undefined || !keepsRoom(other, now)) continue
    for (const request of asking) {
      if (sharesNight(request, other) && !lost.has(request.id)) lost.set(request.id, other)
    }
  }
  return lost
}

const memoLost = memoizeWeak<ReadonlyMap<string, DeskBooking>>()
const none: ReadonlyMap<string, DeskBooking> = new Map()

/** A hold may lapse while a list stays the same: asked again after a minute. */
const MINUTE_MS = 60_000

/** The same, worked out once a list, from what this device has read. `today`: the house's day. */
export function useLostRequests(today: string): ReadonlyMap<string, DeskBooking> {
  const { bookings } = useBookings({ enabled: false })
  const minute = Math.floor(offline().clock.now() / MINUTE_MS)
  if (bookings === undefined) return none
  const now = minute * MINUTE_MS
  return memoLost(bookings, [today, minute], () => lostRequests(bookings, { today, now }))
}
