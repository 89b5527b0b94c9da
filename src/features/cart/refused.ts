import { daysOf, timeOf } from '#contract/cart-line.ts'
import type { CartLine, CartQuote } from '#contract/cart.ts'
import { servesAt, type openingHours } from '#domain/hours.ts'
import { currentOf } from '#offline/current-of.ts'
import { shownServices } from '#parts/services.ts'

/** What the server answers about a cart: its prices, and the lines that it refuses. */

/** Why a line cannot be had: the refusal of its own service, its text is made where it is shown. */
export interface LineRefusal {
  code: string
  message: string | null
  /** The whole of it: `errors`, `current`. */
  body: unknown
}

export interface QuotedLine {
  line: string
  /** In the base currency; null: it cannot be had. */
  total: number | null
  refusal: LineRefusal | null
}

export interface Quoted {
  lines: QuotedLine[]
  /** Of what can be had, in the base currency. */
  total: number
}

export function lineRefusal(refusal: CartQuote['lines'][number]['refusal']): LineRefusal | null {
  return refusal && { code: refusal.code, message: refusal.message, body: refusal }
}

/** Null for an answer that is no quote. */
export function readQuote({ total, lines = [] }: Partial<CartQuote>): Quoted | null {
  if (total === undefined || lines.length === 0) return null
  const quoted = lines.map((one) => ({
    line: one.line,
    total: one.total,
    refusal: lineRefusal(one.refusal),
  }))
  return { lines: quoted, total }
}

/** The quote in the answer to a refused cart: `current` of its 409. */
export function quoteIn(body: unknown): Quoted | null {
  return readQuote(currentOf<CartQuote>(body))
}

/** The lines that the server refuses, with the reason. */
export function refusedLines(quoted: Quoted | null): Map<string, LineRefusal> {
  return new Map(
    quoted?.lines.flatMap(({ line, refusal }) => (refusal === null ? [] : [[line, refusal]])) ?? [],
  )
}

/** The lines at whose time none of a service's places is open, as far as this device knows. */
export function closedLines(
  lines: readonly CartLine[],
  hours: ReturnType<typeof openingHours>,
): Map<string, LineRefusal> {
  const refusal: LineRefusal = { code: 'closed', message: null, body: null }
  const isClosed = (line: CartLine) => {
    const service = shownServices.find(({ kind }) => kind === line.kind)
    const places = service?.cards?.flatMap((card) => card.hours ?? []) ?? []
    const [{ from }, time] = [daysOf(line), timeOf(line)]
    if (places.length === 0 || from === '' || time === null) return false
    return !places.some((place) => servesAt(hours[place], from, time))
  }
  return new Map(lines.filter(isClosed).map(({ line }) => [line, refusal]))
}

/** The lines of services that are switched off, as far as this device knows. */
export function notOfferedLines(
  lines: readonly Pick<CartLine, 'line' | 'kind'>[],
  isOffered: (kind: Exclude<CartLine['kind'], 'room' | 'bundle'>) => boolean,
): Map<string, LineRefusal> {
  const refusal: LineRefusal = { code: 'not_offered', message: null, body: null }
  const isOff = ({ kind }: Pick<CartLine, 'kind'>) =>
    kind !== 'room' && kind !== 'bundle' && !isOffered(kind)
  return new Map(lines.filter(isOff).map(({ line }) => [line, refusal]))
}
