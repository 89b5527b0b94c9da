import { msg } from '@lingui/core/macro'
import type { RoomTaken } from '#contract/bookings.ts'
import { blocksRoom, sharesNight } from '#domain/stays.ts'
import type { ServerStatus } from '#offline/operation-descriptor.ts'
import { offline } from '#offline/offline.ts'
import type { Cached } from '#offline/reads/types.ts'
import { deskBookings, type DeskBooking } from '../desk-booking.ts'

/** The desk's bookings that a screen has already read; none on a guest's device. */
function readAlready(): readonly DeskBooking[] {
  const { client } = offline()
  return client.getQueryData<Cached<DeskBooking>>(deskBookings().queryKey)?.rows ?? []
}

/**
 * "Room 4 was given to A. Uwase", since when and by whom: the booking that has the nights of a 409
 * `room_taken`, from this desk's cached bookings. Null for any other refusal, and where that
 * booking is not cached.
 *
 * @param own the booking that is moved: it has some of the nights itself
 */
export function givenTo(
  current: unknown,
  own?: string,
  bookings: () => readonly DeskBooking[] = readAlready,
): ServerStatus | null {
  const { taken = [], check_in = '', check_out = '' } = (current ?? {}) as Partial<RoomTaken>
  if (taken.length === 0 || check_in === '') return null
  const span = { check_in, check_out }
  const holder = bookings().find(
    (one) =>
      one.id !== own &&
      taken.includes(one.room_id) &&
      blocksRoom(one.status) &&
      sharesNight(one, span),
  )
  if (holder === undefined) return null
  const { room_number: number, room_name: name, customer_name: guest } = holder
  const room = number || name
  return {
    label: msg`Room ${room} was given to ${guest}`,
    at: holder.changed_at || null,
    by: holder.changed_by === 'guest' ? null : holder.changed_by,
    note: null,
  }
}
