import type { RoomState } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import type { Room } from '#features/rooms/data.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { Readiness } from '#parts/desk/room-readiness.ts'

/** What housekeeping does first, worked out from what this device keeps. Pure. */

export const rounds = ['first', 'leaving', 'dirty', 'clean', 'inspected', 'out_of_order'] as const
export type RoundName = (typeof rounds)[number]

export interface RoomTask {
  room: Room
  condition: RoomCondition
  /** What was said of it last; undefined where nothing ever was. */
  state: RoomState | undefined
  /** Who comes today; undefined: nobody. */
  arrival: DeskBooking | undefined
  /** Who has the key now, and the day they leave; undefined: nobody. */
  guest: DeskBooking | undefined
  /** The guest leaves today, or should have left before. */
  leaves: boolean
}

export interface Known {
  rooms: readonly Room[]
  /** With the waiting steps laid over. */
  bookings: readonly DeskBooking[]
  stateOf: (roomId: string) => RoomState | undefined
  /** Knows of a check-out that only this device has as yet. */
  readiness: (roomId: string) => Readiness
  /** The house's day. */
  today: string
}

/** The rooms to look after, in the order of the work; within a round those with an arrival first. */
export function roundsOf({
  rooms,
  bookings,
  stateOf,
  readiness,
  today,
}: Known): Record<RoundName, RoomTask[]> {
  const arrivals = new Map<string, DeskBooking>()
  const guests = new Map<string, DeskBooking>()
  for (const booking of bookings) {
    const { room_id: id, status, check_in: from, check_out: until } = booking
    if (status === 'active') guests.set(id, booking)
    // Who should have come yesterday may still come tonight.
    if ((status === 'approved' || status === 'accepted') && from <= today && until > today) {
      arrivals.set(id, booking)
    }
  }
  const tasks = rooms.map((room): RoomTask => {
    const state = stateOf(room.id)
    const guest = guests.get(room.id)
    const recorded = state?.condition ?? 'clean'
    return {
      room,
      state,
      condition: readiness(room.id) === 'dirty' ? 'dirty' : recorded,
      arrival: arrivals.get(room.id),
      guest,
      leaves: guest !== undefined && guest.check_out <= today,
    }
  })
  tasks.sort(byUrgency)
  const inRound = (name: RoundName) => tasks.filter((task) => roundOf(task) === name)
  return {
    first: inRound('first'),
    leaving: inRound('leaving'),
    dirty: inRound('dirty'),
    clean: inRound('clean'),
    inspected: inRound('inspected'),
    out_of_order: inRound('out_of_order'),
  }
}

function roundOf({ condition, arrival, leaves, guest }: RoomTask): RoundName {
  if (leaves) return condition === 'out_of_order' ? 'out_of_order' : 'leaving'
  const ready = condition === 'clean' || condition === 'inspected'
  if (arrival !== undefined && guest === undefined && !ready) return 'first'
  return condition
}

function byUrgency(a: RoomTask, b: RoomTask): number {
  const coming = Number(b.arrival !== undefined) - Number(a.arrival !== undefined)
  return coming || a.room.number.localeCompare(b.room.number, 'en', { numeric: true })
}

/** `1` of `104`; null where a number does not tell. */
export function floorOf(number: string): string | null {
  return /^(\d{1,2})\d{2}\D*$/.exec(number)?.[1] ?? null
}

/** The floors there are, lowest first; none where there is but one. */
export function floorsOf(rooms: readonly Pick<Room, 'number'>[]): string[] {
  const floors = new Set(rooms.flatMap(({ number }) => floorOf(number) ?? []))
  return floors.size < 2 ? [] : [...floors].toSorted((a, b) => Number(a) - Number(b))
}

/** What is mostly said next of a room: the one touch; null where a person has to choose. */
export function nextOf(condition: RoomCondition): RoomCondition | null {
  if (condition === 'dirty') return 'clean'
  return condition === 'clean' ? 'inspected' : null
}
