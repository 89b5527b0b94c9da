import { dayNumber } from '#domain/calendar.ts'
import { blocksRoom } from '#domain/stays.ts'
import type { Room } from '../../data.ts'
import type { DeskBooking } from '../../desk-booking.ts'

/**
 * The layout of stays on the timeline: a line for each room; stays that share a night are stacked
 * in lanes. Days are numbers (`dayNumber`). Pure.
 */

export type Clash =
  /** No other stay on its nights. */
  | 'none'
  /** Another stay occupies some of its nights. */
  | 'taken'
  /** Another stay requests some of its nights; neither is confirmed. */
  | 'contested'

export interface PlacedStay {
  booking: DeskBooking
  /** Check-in, as a day's number. */
  start: number
  /** Check-out: the first day that is free again. */
  end: number
  /** 0 is the top lane. */
  lane: number
  clash: Clash
}

/** A gap between two stays that hardly anybody will book: worth closing. */
export interface Gap {
  start: number
  nights: number
}

export interface RoomLine {
  /** The room's id; `''` for stays without a room. */
  key: string
  /** Null: the room is not cached, or it was given to another guest. */
  room: Room | null
  /** At least 1. */
  lanes: number
  /** Sorted by check-in. */
  stays: readonly PlacedStay[]
  gaps: readonly Gap[]
}

/** Gaps of up to this many nights are marked. */
export const shortGap = 2

const isOver = ({ status }: DeskBooking) => status === 'completed'
/** The stay occupies its nights. What this desk has reserved does, before the house has it too. */
const hasNights = ({ status, asked_here }: DeskBooking) => blocksRoom(status) || asked_here === true
/** The stay occupies its nights, or did. */
const isSolid = (booking: DeskBooking) => hasNights(booking) || isOver(booking)

/** Whether the stay is shown on the timeline. */
const isDrawn = ({ status, nights }: DeskBooking) => status !== 'cancelled' && nights > 0

/** A paid booking that lost its room must not look as if it had the room. */
function lineKeyOf(booking: DeskBooking, known: ReadonlySet<string>): string {
  if (booking.flag === 'room_gone' || !known.has(booking.room_id)) return ''
  return booking.room_id
}

/** Lines by the rooms' numbers; first the stays without a room, if any need a decision. */
export function roomLines(
  rooms: readonly Room[],
  bookings: readonly DeskBooking[],
): readonly RoomLine[] {
  const known = new Set(rooms.map(({ id }) => id))
  const byRoom = new Map<string, DeskBooking[]>()
  for (const booking of bookings) {
    if (!isDrawn(booking)) continue
    const key = lineKeyOf(booking, known)
    // A stay that is over needs no room.
    if (key === '' && isOver(booking)) continue
    const its = byRoom.get(key)
    if (its) its.push(booking)
    else byRoom.set(key, [booking])
  }
  const homeless = byRoom.get('')
  const { compare } = new Intl.Collator('en', { numeric: true })
  const inOrder = rooms.toSorted((a, b) => compare(a.number, b.number))
  return [
    ...(homeless === undefined ? [] : [lineOf(null, homeless)]),
    ...inOrder.map((room) => lineOf(room, byRoom.get(room.id) ?? [])),
  ]
}

/** One room's line. */
export function lineOf(room: Room | null, bookings: readonly DeskBooking[]): RoomLine {
  const stays = bookings
    .map((booking): PlacedStay => {
      const { check_in, check_out } = booking
      const [start, end] = [dayNumber(check_in), dayNumber(check_out)]
      return { booking, start, end, lane: 0, clash: 'none' }
    })
    .sort((a, b) => a.start - b.start || a.end - b.end)
  const meets = findMeetings(stays)
  const lanes = intoLanes(stays, meets)
  return {
    key: room?.id ?? '',
    room,
    lanes,
    stays,
    gaps: room === null ? [] : gapsBetween(stays),
  }
}

interface Meeting {
  any: boolean
  solid: boolean
}

/** The stays that share a night with each stay; marks conflicts. */
function findMeetings(stays: readonly PlacedStay[]): readonly Meeting[] {
  const meets = stays.map((): Meeting => ({ any: false, solid: false }))
  for (const [at, one] of stays.entries()) {
    for (let next = at + 1; next < stays.length; next += 1) {
      const other = stays[next]!
      if (other.start >= one.end) break
      meet(one, other, meets[at]!)
      meet(other, one, meets[next]!)
    }
  }
  return meets
}

function meet(one: PlacedStay, other: PlacedStay, meeting: Meeting): void {
  meeting.any = true
  if (isSolid(other.booking)) meeting.solid = true
  // A stay that is over blocks nobody.
  if (isOver(one.booking) || isOver(other.booking)) return
  if (hasNights(other.booking)) one.clash = 'taken'
  else if (one.clash === 'none' && !hasNights(one.booking)) one.clash = 'contested'
}

/** Confirmed stays get the top lanes, requests the lanes below; returns the number of lanes. */
function intoLanes(stays: readonly PlacedStay[], meets: readonly Meeting[]): number {
  const solid = new Lanes()
  const asking = new Lanes()
  for (const [at, stay] of stays.entries()) {
    if (isSolid(stay.booking) && meets[at]!.any) stay.lane = solid.put(stay, 0)
  }
  const below = Math.max(1, solid.count)
  for (const [at, stay] of stays.entries()) {
    if (isSolid(stay.booking) || !meets[at]!.any) continue
    stay.lane = asking.put(stay, meets[at]!.solid ? below : 0)
  }
  return Math.max(1, solid.count, asking.count)
}

/** Assigns lanes, by the end of the last stay in each; expects stays sorted by check-in. */
class Lanes {
  #ends: (number | undefined)[] = []

  get count(): number {
    return this.#ends.length
  }

  put({ start, end }: PlacedStay, from: number): number {
    let lane = from
    while ((this.#ends[lane] ?? -Infinity) > start) lane += 1
    this.#ends[lane] = end
    return lane
  }
}

function gapsBetween(stays: readonly PlacedStay[]): Gap[] {
  const gaps: Gap[] = []
  let last: number | undefined
  for (const { booking, start, end } of stays) {
    if (!isSolid(booking)) continue
    const nights = last === undefined ? 0 : start - last
    if (last !== undefined && nights > 0 && nights <= shortGap) gaps.push({ start: last, nights })
    last = Math.max(last ?? end, end)
  }
  return gaps
}
