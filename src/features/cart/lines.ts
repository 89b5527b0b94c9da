import { daysOf, shownTotal, timeOf } from '#contract/cart-line.ts'
import type { BookCart, CartKind, CartLine } from '#contract/cart.ts'
import { readAt } from '#contract/route.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { lateAfterMinutes } from '#domain/hours.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { shownServices } from '#parts/services.ts'

/** What a line says of itself, whatever its service. Pure. */

/** How it is shown that a kind can be put into a stay. */
const addedTo = (kind: CartKind) => shownServices.find((one) => one.kind === kind)?.add

/** Dollars; summed in cents. */
export function sumOf(lines: readonly { total: number }[]): number {
  return fromCents(lines.reduce((sum, { total }) => sum + toCents(total), 0))
}

/** By the day and hour that they are about, those for no day last; what is put in first stays first. */
export function inOrder<Line extends CartLine>(lines: readonly Line[]): Line[] {
  const key = (line: Line) => `${daysOf(line).from || '9999'}T${timeOf(line) ?? '00:00'}`
  return lines.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** `HH:MM` at which leaves what a line has chosen, by its id; null: none is known. */
export type LeavesAt = (chosen: string, kind: CartKind) => string | null

/** The same of a line: null too where it is about nothing that leaves. */
export function departureOf({ kind, request }: CartLine, leavesAt: LeavesAt): string | null {
  const path = addedTo(kind)?.leaves?.chosen
  const chosen = path === undefined ? undefined : readAt(request, path)
  return typeof chosen === 'string' ? leavesAt(chosen, kind) : null
}

/**
 * Until when a line makes sense: what leaves until it does (decision 44), anything else until its
 * hour and a little more, or the end of its first day; what is for no day for ever.
 */
function deadlineOf(line: CartLine, timezone: string, leavesAt: LeavesAt): number {
  const { from } = daysOf(line)
  if (from === '') return Infinity
  const leaves = departureOf(line, leavesAt)
  if (leaves !== null) return momentOf(timezone, from, leaves).getTime()
  const time = timeOf(line)
  return time === null
    ? momentOf(timezone, addDays(from, 1), '00:00').getTime()
    : momentOf(timezone, from, time).getTime() + lateAfterMinutes * 60_000
}

/** Of the whole: the earliest line's. ISO, UTC. */
export function validUntil(
  lines: readonly CartLine[],
  timezone: string,
  leavesAt: LeavesAt,
): string | null {
  if (lines.length === 0) return null
  const ends = lines.map((line) => deadlineOf(line, timezone, leavesAt))
  const first = Math.min(...ends)
  return Number.isFinite(first) ? new Date(first).toISOString() : null
}

/** As it goes over the wire: without the words that are the device's own. */
export function wireLine(kept: StoredCartLine): CartLine {
  const { line, kind, request } = kept
  return { line, kind, request } as CartLine
}

/** A line that was sent, back in the cart; its words as they were written down. */
export function storedLine(line: CartLine, title: string): StoredCartLine {
  return { ...line, title, detail: detailOf(line), ...daysOf(line), total: shownTotal(line) }
}

/** What needs no translating. */
function detailOf({ kind, request }: CartLine): string {
  const path = addedTo(kind)?.counted
  if (path === undefined) return ''
  const items = (readAt(request, path) ?? []) as readonly { qty: number; name: string }[]
  return items.map(({ qty, name }) => `${qty} × ${name}`).join(', ')
}

/** The most that words may be, so that the house's list takes them (contract/outbox.ts). */
const MAX_WORDS = 960

/** The lines' titles, one a row: the body has ids alone. */
export function titlesText(titles: readonly string[]): string {
  const most = Math.floor(MAX_WORDS / Math.max(titles.length, 1)) - 1
  const short = (title: string) => (title.length > most ? `${title.slice(0, most - 1)}…` : title)
  return titles.map((title) => short(title.replaceAll('\n', ' '))).join('\n')
}

/** The title of each line by its id, from what was written down. */
export function titlesOf(body: Pick<BookCart, 'lines'>, detail: string): Map<string, string> {
  const titles = detail.split('\n')
  if (titles.length !== body.lines.length) return new Map()
  return new Map(body.lines.map(({ line }, at) => [line, titles[at] ?? '']))
}
