import { daysBetween } from '#domain/days.ts'
import { codeScore, scoreOf, type Terms, type Typed } from './match.ts'

/** Which of many rows are meant, the likeliest first. Pure. */

export interface Entry<Row> {
  row: Row
  terms: Terms
  /** The day by which it is near or far, `YYYY-MM-DD`; '' where it has none. */
  day: string
  /** Ended or cancelled: after those that are not. */
  isOver: boolean
}

export interface Found<Row> {
  /** The likeliest, as many as are looked over at once. */
  shown: readonly Row[]
  count: number
}

/** Days; what has no day is farthest. */
const distance = (day: string, today: string) =>
  day === '' ? Number.MAX_SAFE_INTEGER : Math.abs(daysBetween(today, day))

/** Those that every typed word says: the best said first, then open ones, then by nearness. */
export function findAmong<Row>(
  entries: readonly Entry<Row>[],
  typed: Typed,
  { limit, today }: { limit: number; today: string },
): Found<Row> {
  // Many are of one day.
  const distances = new Map<string, number>()
  const daysTo = (day: string) => {
    const days = distances.get(day) ?? distance(day, today)
    distances.set(day, days)
    return days
  }
  const scored: { row: Row; score: number; isOver: boolean; days: number }[] = []
  for (const { row, terms, day, isOver } of entries) {
    const score = scoreOf(terms, typed)
    if (score > 0) scored.push({ row, score, isOver, days: daysTo(day) })
  }
  const shown = scored
    .toSorted((a, b) => b.score - a.score || Number(a.isOver) - Number(b.isOver) || a.days - b.days)
    .slice(0, limit)
    .map(({ row }) => row)
  return { shown, count: scored.length }
}

export const stayGroups = ['in-house', 'arriving', 'earlier'] as const
export type StayGroup = (typeof stayGroups)[number]

const isToCome = new Set(['pending', 'approved', 'accepted'])

/** Whether a stay is in the house, is still to come, or is over or cancelled. */
export function stayGroupOf(
  { status, check_out }: { status: string; check_out: string },
  today: string,
): StayGroup {
  if (status === 'active') return 'in-house'
  return isToCome.has(status) && check_out > today ? 'arriving' : 'earlier'
}

/** A receipt or a payment, as people name it. */
export interface Paper {
  kind: 'receipt' | 'payment'
  /** As it is written. */
  text: string
  /** Plain. */
  code: string
}

/** The paper that was named, if one was. */
export const namedPaper = (
  papers: readonly Paper[] | undefined,
  { words }: Typed,
): Paper | undefined => papers?.find(({ code }) => words.some((word) => codeScore(code, word) > 0))
