import { addMonths, dayAt, dayNumber, monthOf } from '#domain/calendar.ts'

/** From days to px and back. */
export interface Scale {
  /** First day, and the one after the last, as numbers. */
  first: number
  last: number
  /** Width of a day, px. */
  day: number
  /** Width of the rooms' column, px. */
  roomWidth: number
  /** Of everything, px. */
  width: number
  /** Where a stay that begins (or ends) on a day has its edge: in the day's middle. */
  x(day: number): number
  /** A day's left edge. */
  edge(day: number): number
}

const YEAR = 12

/** A year back and two ahead, and always three months round the month that is asked for. */
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
): Scale {
  return {
    first,
    last,
    day,
    roomWidth,
    width: roomWidth + (last - first) * day,
    x: (at) => roomWidth + (at - first + 0.5) * day,
    edge: (at) => roomWidth + (at - first) * day,
  }
}

/** So many days after the first that is drawn, the view has begun at the latest. */
export const EDGE_DAYS = 14

/** Whole weeks round what is seen: drawn anew only when one comes or goes. */
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

/** The month that most of a view belongs to. */
export function monthSeen({ first, last, day }: Scale, scrollLeft: number): string {
  const at = Math.min(last - 1, first + Math.round(scrollLeft / day) + 5)
  return monthOf(dayAt(at))
}
