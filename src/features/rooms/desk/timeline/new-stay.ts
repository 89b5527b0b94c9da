import { dayAt, dayNumber } from '#domain/calendar.ts'
import { maxStayNights } from '#domain/stays.ts'
import type { Move } from '../move-problems.ts'
import { keepsRoom } from '../room-choice.ts'
import type { RoomLine } from './layout.ts'

/** Free nights that somebody chooses on the timeline for a new booking. Days are numbers. Pure. */

export interface FreeNights {
  /** Check-in and check-out, as days' numbers. */
  start: number
  end: number
}

type Line = Pick<RoomLine, 'stays'>

/** The stay that keeps a night of the room from others. */
function keeperOf({ stays }: Line, night: number, now: number) {
  return stays.find(
    ({ start, end, booking }) => start <= night && night < end && keepsRoom(booking, now),
  )
}

/** Whether the night that begins on this day can be had. */
export function isFreeNight(line: Line, night: number, today: number, now: number): boolean {
  return night >= today && keeperOf(line, night, now) === undefined
}

/**
 * The night that is meant by a place on the line: of the day under it; where that is gone, the one
 * before, whose end the left half of the day is. Null: neither is free.
 *
 * @param at in days, with the part of the day
 */
export function nightAt(line: Line, at: number, today: number, now: number): number | null {
  const day = Math.floor(at)
  if (isFreeNight(line, day, today, now)) return day
  if (at - day < 0.5 && isFreeNight(line, day - 1, today, now)) return day - 1
  return null
}

/**
 * Nights from the one where it began to the day it was drawn to, in either direction: one at least,
 * and none that is somebody's.
 */
export function nightsTo(
  line: Line,
  begun: number,
  to: number,
  today: number,
  now: number,
): FreeNights {
  let [start, end] = [begun, begun + 1]
  if (to >= begun) {
    const wanted = Math.min(Math.max(to, begun + 1), begun + maxStayNights)
    while (end < wanted && isFreeNight(line, end, today, now)) end += 1
  } else {
    const wanted = Math.max(to, end - maxStayNights)
    while (start > wanted && isFreeNight(line, start - 1, today, now)) start -= 1
  }
  return { start, end }
}

/** As the form of a reservation is opened with it. */
export const newStay = (room_id: string, { start, end }: FreeNights): Move => ({
  room_id,
  check_in: dayAt(start),
  check_out: dayAt(end),
})

/** Where the choice by keys begins: today, or the first day of a later month. */
export const firstDayOf = (month: string, today: number): number =>
  Math.max(today, dayNumber(`${month}-01`))

export interface Cursor extends FreeNights {
  /** Index of the line. */
  line: number
}

/**
 * Where a key leads: arrows go from day to day and from room to room, with Shift the stay is made
 * longer or shorter. Null: not one of these keys.
 */
export function cursorAfter(
  cursor: Cursor,
  {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { lines, first, last }: { lines: number; first: number; last: number },
): Cursor | null {
  if (ctrlKey || metaKey || altKey) return null
  const { line, start, end } = cursor
  const across = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (across !== 0 && shiftKey) {
    const longest = Math.min(last, start + maxStayNights)
    return { line, start, end: Math.max(start + 1, Math.min(longest, end + across)) }
  }
  if (across !== 0) {
    const to = Math.max(first, Math.min(last - (end - start), start + across))
    return { line, start: to, end: to + (end - start) }
  }
  if (down !== 0 && !shiftKey) {
    return { line: Math.max(0, Math.min(lines - 1, line + down)), start, end }
  }
  return null
}
