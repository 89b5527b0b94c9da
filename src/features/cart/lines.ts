import { daysOf, shownTotal, timeOf } from '#contract/cart-line.ts'
import type { BookCart, CartKind, CartLine } from '#contract/cart.ts'
import { readAt } from '#contract/route.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { lateAfterMinutes } from '#domain/hours.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { shownServices } from '#parts/services.ts'

/** What is read from a line of any service. Pure. */

/** What a service declares about being put into a stay. */
const addedTo = (kind: CartKind) => shownServices.find((one) => one.kind === kind)?.add

/** In the base currency; summed in cents. */
export function sumOf(lines: readonly { total: number }[]): number {
  return fromCents(lines.reduce((sum, { total }) => sum + toCents(total), 0))
}

/** Sorted by their day and hour, lines without a day last; equal ones stay in the order they were added. */
export function inOrder<Line extends CartLine>(lines: readonly Line[]): Line[] {
  const key = (line: Line) => `${daysOf(line).from || '9999'}T${timeOf(line) ?? '00:00'}`
  return lines.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** `HH:MM` at which a chosen offer (a tour) leaves, by its id; null: not known. */
export type LeavesAt = (chosen: string, kind: CartKind) => string | null

/** The same for a line; also null for a service that does not leave at an hour. */
export function departureOf({ kind, request }: CartLine, leavesAt: LeavesAt): string | null {
  const path = addedTo(kind)?.leaves?.chosen
  const chosen = path === undefined ? undefined : readAt(request, path)
  return typeof chosen === 'string' ? leavesAt(chosen, kind) : null
}

/**
 * Until when a line can be sent, ms: a tour until it leaves (decision 44), anything else until a
 * little after its hour, or the end of its first day; Infinity without a day.
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

/** The deadline of the whole cart: the earliest of its lines. ISO, UTC. */
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

/** As it is sent: without the texts that only this device has. */
export function wireLine(stored: StoredCartLine): CartLine {
  const { line, kind, request } = stored
  return { line, kind, request } as CartLine
}

/** Puts a sent line back into the cart, with its saved title. */
export function storedLine(line: CartLine, title: string): StoredCartLine {
  return { ...line, title, detail: detailOf(line), ...daysOf(line), total: shownTotal(line) }
}

/** What was ordered, without words that need translating. */
function detailOf({ kind, request }: CartLine): string {
  const path = addedTo(kind)?.counted
  if (path === undefined) return ''
  const items = (readAt(request, path) ?? []) as readonly { qty: number; name: string }[]
  return items.map(({ qty, name }) => `${qty} × ${name}`).join(', ')
}

/** Longest text, in characters, that the server's list of waiting requests accepts (contract/outbox.ts). */
const MAX_TEXT = 960

/** The lines' titles, one a row: the request body has only ids. */
export function titlesText(titles: readonly string[]): string {
  const maxTitle = Math.floor(MAX_TEXT / Math.max(titles.length, 1)) - 1
  const short = (title: string) =>
    title.length > maxTitle ? `${title.slice(0, maxTitle - 1)}…` : title
  return titles.map((title) => short(title.replaceAll('\n', ' '))).join('\n')
}

/** The title of each line by its id, from the text that titlesText made. */
export function titlesOf(body: Pick<BookCart, 'lines'>, detail: string): Map<string, string> {
  const titles = detail.split('\n')
  if (titles.length !== body.lines.length) return new Map()
  return new Map(body.lines.map(({ line }, at) => [line, titles[at] ?? '']))
}
