import { addMonths, dayAt, dayNumber, monthOf } from '#domain/calendar.ts'

/** Converts days to px and back. */
export type Scale = ReturnType<typeof scaleOf>

const YEAR = 12

/** From a year ago to two years ahead, and at least three months around the wanted month. */
export function rangeOf(today: string, month: string): { first: number; last: number } {
  const now = monthOf(today)
  const [before, after] = [addMonths(month, -3), addMonths(month, 4)]
  const [from, to] = [addMonths(now, -YEAR), addMonths(now, 2 * YEAR)]
  return {
    first: dayNumber(`${before < from ? before : from}-01`),
    last: dayNumber(`${after > to ? after : to}-01`),
  }
}

export function scaleOf(
  { first, last }: { first: number; last: number },
  day: number,
  roomWidth: number,
) {
  return {
    /** The first day, and the day after the last, as numbers. */
    first,
    last,
    /** Width of a day, px. */
    day,
    /** Width of the rooms' column, px. */
    roomWidth,
    /** Total width, px. */
    width: roomWidth + (last - first) * day,
    /** The edge of a stay that begins or ends on a day: the middle of the day. */
    x: (at: number) => roomWidth + (at - first + 0.5) * day,
    /** A day's left edge. */
    edge: (at: number) => roomWidth + (at - first) * day,
  }
}

/** The view begins at most this many days after the first rendered day. */
export const EDGE_DAYS = 14

/** Whole weeks around the view, so that it renders only when a week enters or leaves. */
export function windowOf(
  { first, last, day, roomWidth }: Scale,
  scrollLeft: number,
  viewWidth: number,
): { from: number; to: number } {
  const seen = first + scrollLeft / day
  const until = seen + Math.max(0, viewWidth - roomWidth) / day
  return {
    from: Math.max(first, Math.floor(seen / 7) * 7 - 7),
    to: Math.min(last, Math.ceil(until / 7) * 7 + 7),
  }
}

/** The month with the largest part of the view. */
export function monthSeen({ first, last, day }: Scale, scrollLeft: number): string {
  const at = Math.min(last - 1, first + Math.round(scrollLeft / day) + 5)
  return monthOf(dayAt(at))
}
