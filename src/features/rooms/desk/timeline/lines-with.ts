import type { DeskBooking } from '../../desk-booking.ts'
import type { Move } from '../move-problems.ts'
import { lineOf, type RoomLine } from './layout.ts'
import { movedBooking } from './move.ts'

/** The lines with the dragged stay at its new place; only changed lines are computed again. */
export function linesWith(
  lines: readonly RoomLine[],
  booking: DeskBooking,
  move: Move,
): readonly RoomLine[] {
  const moved = movedBooking(booking, move)
  // A stay without a room stays in its line while only its days change.
  const target = lines.some(({ key }) => key === moved.room_id && moved.flag !== 'room_gone')
    ? moved.room_id
    : ''
  return lines.map((line) => {
    // It is in its own room's line, or in the line of stays without a room.
    const mayHave = line.key === booking.room_id || line.key === ''
    const had = mayHave && line.stays.some((stay) => stay.booking.id === booking.id)
    if (!had && line.key !== target) return line
    const others = line.stays.map((stay) => stay.booking).filter(({ id }) => id !== booking.id)
    return lineOf(line.room, line.key === target ? [...others, moved] : others)
  })
}

/** Index of the line with this stay; -1: none. */
export function lineIndexOf(lines: readonly RoomLine[], id: string): number {
  return lines.findIndex(({ stays }) => stays.some(({ booking }) => booking.id === id))
}

/** The stay that is this many steps before or after another in its line; undefined: none. */
export function besides(line: RoomLine, id: string, steps: number): string | undefined {
  const at = line.stays.findIndex(({ booking }) => booking.id === id)
  return line.stays[at + steps]?.booking.id
}

/** The nearest stay in time, in the next line in that direction that has stays. */
export function inNextLine(
  lines: readonly RoomLine[],
  index: number,
  direction: number,
  start: number,
): string | undefined {
  for (let at = index + direction; at >= 0 && at < lines.length; at += direction) {
    const { stays } = lines[at]!
    let nearest = stays[0]
    for (const stay of stays) {
      if (Math.abs(stay.start - start) < Math.abs(nearest!.start - start)) nearest = stay
    }
    if (nearest !== undefined) return nearest.booking.id
  }
  return undefined
}

/** The next room in a direction; null: none. */
export function nextRoom(
  lines: readonly RoomLine[],
  index: number,
  direction: number,
): string | null {
  return lines[index + direction]?.room?.id ?? null
}
