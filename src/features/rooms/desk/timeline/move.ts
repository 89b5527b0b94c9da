import { dayAt, dayNumber } from '#domain/calendar.ts'
import { maxStayNights } from '#domain/stays.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import type { Move } from '../move-problems.ts'

/** Moves and stretches a stay by days and rooms. Pure. */

/** The dragged part: the whole stay, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'

export function moveOf({ check_in, check_out, room_id }: Move): Move {
  return { check_in, check_out, room_id }
}

/** At least one night, and at most the longest stay allowed. */
export function shifted(from: Move, grip: Grip, days: number): Move {
  const [start, end] = [dayNumber(from.check_in), dayNumber(from.check_out)]
  switch (grip) {
    case 'whole':
      return { ...from, check_in: dayAt(start + days), check_out: dayAt(end + days) }
    case 'start': {
      const at = Math.max(end - maxStayNights, Math.min(end - 1, start + days))
      return { ...from, check_in: dayAt(at) }
    }
    case 'end': {
      const at = Math.min(start + maxStayNights, Math.max(start + 1, end + days))
      return { ...from, check_out: dayAt(at) }
    }
  }
}

export function isSameMove(one: Move, other: Move): boolean {
  return (
    one.check_in === other.check_in &&
    one.check_out === other.check_out &&
    one.room_id === other.room_id
  )
}

/** The booking after the move. */
export function movedBooking(booking: DeskBooking, move: Move): DeskBooking {
  const nights = dayNumber(move.check_out) - dayNumber(move.check_in)
  // A booking that lost its room gets the new one.
  const flag = booking.flag === 'room_gone' && move.room_id !== '' ? null : booking.flag
  return { ...booking, ...move, nights, flag }
}

export type KeyWish =
  | { kind: 'days'; grip: Grip; days: number }
  | { kind: 'rooms'; lines: number }
  | { kind: 'focus'; stays: number }
  | { kind: 'focus-line'; lines: number }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const across: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const down: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * The action of a key on a stay: arrows go from stay to stay; with Shift they move it, with Ctrl
 * (or ⌘) its check-out, with both its check-in. Null: not one of these keys.
 */
export function wishOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyWish | null {
  if (altKey) return null
  const [days, lines] = [across[key], down[key]]
  const ends = ctrlKey || metaKey
  if (days !== undefined) {
    if (ends) return { kind: 'days', grip: shiftKey ? 'start' : 'end', days }
    if (shiftKey) return { kind: 'days', grip: 'whole', days }
    return { kind: 'focus', stays: days }
  }
  if (lines === undefined || ends) return null
  return shiftKey ? { kind: 'rooms', lines } : { kind: 'focus-line', lines }
}
