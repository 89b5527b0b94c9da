import { dayNumber } from '#domain/calendar.ts'
import { blocksRoom } from '#domain/stays.ts'
import type { Room } from '../../data.ts'
import type { DeskBooking } from '../../desk-booking.ts'

/**
 * Where stays stand on the timeline: a line a room, stays that share a night stacked in lanes of
 * it. Days are numbers (`dayNumber`). Pure.
 */

export type Clash =
  /** Alone on its nights. */
  | 'none'
  /** Another one has nights of it. */
  | 'taken'
  /** Another one asks for nights of it; neither has them. */
  | 'contested'

export interface PlacedStay {
  booking: DeskBooking
  /** Check-in, as a day's number. */
  start: number
  /** Check-out: the first day that is free again. */
  end: number
  /** From 0 downwards. */
  lane: number
  clash: Clash
}

/** Nights between two stays that hardly anybody will book: worth closing. */
export interface Gap {
  start: number
  nights: number
}

export interface RoomLine {
  /** The room's id; `''` for stays without a room. */
  key: string
  /** Null: no room that this device knows, or their room went to another. */
  room: Room | null
  /** At least 1. */
  lanes: number
  /** By check-in. */
  stays: readonly PlacedStay[]
  gaps: readonly Gap[]
}

/** Gaps up to so many nights are marked. */
export const shortGap = 2

const isOver = ({ status }: DeskBooking) => status === 'completed'
/** It has its nights, or had them. */
const isSolid = (booking: DeskBooking) => blocksRoom(booking.status) || isOver(booking)

/** Whether it has a place on the timeline at all. */
const isDrawn = ({ status, nights }: DeskBooking) => status !== 'cancelled' && nights > 0

/** What is paid but lost its room must not look as if it were in it. */
function lineKeyOf(booking: DeskBooking, known: ReadonlySet<string>): string {
  if (booking.flag === 'room_gone' || !known.has(booking.room_id)) return ''
  return booking.room_id
}

/** Lines by the rooms' numbers; stays without a room first, where there are any to settle. */
export function roomLines(
  rooms: readonly Room[],
  bookings: readonly DeskBooking[],
): readonly RoomLine[] {
  const known = new Set(rooms.map(({ id }) => id))
  const byRoom = new Map<string, DeskBooking[]>()
  for (const booking of bookings) {
    if (!isDrawn(booking)) continue
    const key = lineKeyOf(booking, known)
    // What is over and has no room any more needs nobody.
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

/** Whom each shares a night with; marks what clashes. */
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
  // What is over takes nothing from anybody.
  if (isOver(one.booking) || isOver(other.booking)) return
  if (blocksRoom(other.booking.status)) one.clash = 'taken'
  else if (one.clash === 'none' && !blocksRoom(one.booking.status)) one.clash = 'contested'
}

/** Who has the nights stands on top, who asks for them below; how many lanes that makes. */
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

/** Lanes by the ends of what lies in them; given what begins first first. */
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
