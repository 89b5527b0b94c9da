import { useQuery } from '@tanstack/react-query'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { offline } from '#offline/offline.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { isWished, notYetShown } from '#parts/desk/open-steps.ts'
import { rooms, type Room } from '../data.ts'
import { deskBookings, type DeskBooking } from '../desk-booking.ts'
import { claimsOf } from './guests-here.ts'
import { openStepsByBooking, roomOverlays } from './steps-of.ts'

export interface DeskBookings {
  /**
   * With waiting operations applied; undefined while nothing is cached and the server has not
   * answered.
   */
  bookings: readonly DeskBooking[] | undefined
  cached: Cached<DeskBooking> | undefined
  error: ReadError | null
  /**
   * Nights requested in carts and bundles on this device, without rows in a list yet.
   */
  claims: readonly DeskBooking[]
  /** Steps of this device that the server does not have yet, by booking id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  refetch: () => void
}

const noRooms: readonly Room[] = []

/** Computed once for all users of the hook, and kept between mounts. */
const memoAbout = memoizeWeak<readonly OperationRow[]>()
const memoWaiting = memoizeWeak<Map<string, OperationRow[]>>()
const memoClaims = memoizeWeak<readonly DeskBooking[]>()
const memoLaid = memoizeWeak<readonly DeskBooking[]>()

/**
 * The desk's room bookings with waiting operations applied.
 *
 * @param options.enabled false: only what is in memory already, nothing is read
 */
export function useBookings({ enabled = true }: { enabled?: boolean } = {}): DeskBookings {
  const list = useQuery({ ...deskBookings(), enabled })
  return {
    ...useWithSteps(list.data?.rows, list.data?.asOf),
    cached: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    refetch: () => void list.refetch(),
  }
}

/**
 * The server's rows with this device's waiting steps applied, and the steps themselves.
 *
 * @param asOf when the rows were received, the server's clock, ISO
 */
export function useWithSteps(
  rows: readonly DeskBooking[] | undefined,
  asOf: string | null = null,
): Pick<DeskBookings, 'bookings' | 'waiting' | 'claims'> {
  const all = useDeviceRows()
  const operations = memoAbout(all, [rows], () => aboutRows(all, rows && [rows]))
  const known = useQuery(rooms()).data?.rows ?? noRooms
  const bookings =
    rows &&
    memoLaid(rows, [operations, known], () =>
      withRooms(
        overlay(
          'hotel_bookings',
          rows,
          notYetShown(operations, rows).filter(isWished),
          roomOverlays,
        ),
        known,
      ),
    )
  const waiting = memoWaiting(operations, [], () => openStepsByBooking(operations))
  const heardAt = (Date.parse(asOf ?? '') || 0) - offline().clock.difference()
  const claims = memoClaims(all, [asOf], () => claimsOf(all, heardAt))
  return { bookings, waiting, claims }
}

/**
 * A booking without a room's name, e.g. after a move on this device, gets it from the cached rooms.
 */
/** A room's fields, as a booking of it has them. */
export const withRoom = ({ number, title, type }: Room) => ({
  room_number: number,
  room_name: title ?? '',
  room_type: type,
})

function withRooms(
  bookings: readonly DeskBooking[],
  known: readonly Room[],
): readonly DeskBooking[] {
  const nameless = (row: DeskBooking) => row.room_number === '' && row.room_name === ''
  if (!bookings.some(nameless)) return bookings
  const byId = new Map(known.map((room) => [room.id, room]))
  return bookings.map((row) => {
    const room = nameless(row) ? byId.get(row.room_id) : undefined
    return room === undefined ? row : { ...row, ...withRoom(room) }
  })
}
