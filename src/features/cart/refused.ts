import type { CartLine } from '#contract/cart.ts'
import { readAt } from '#contract/route.ts'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'

/** What the house says of a cart that it did not take, or would not; read loosely. */

/** Why a line cannot be had: the refusal of its own service, worded where it is shown. */
export interface LineRefusal {
  code: string
  message: string | null
  /** The whole of it: `errors`, `current`. */
  body: unknown
}

export interface QuotedLine {
  line: string
  /** Dollars; null: it cannot be had. */
  total: number | null
  refusal: LineRefusal | null
}

export interface Quoted {
  lines: QuotedLine[]
  /** Of what can be had, dollars. */
  total: number
}

export function readRefusal(raw: unknown): LineRefusal | null {
  const refusal = looseObject(raw)
  const code = looseText(refusal.code)
  return code === '' ? null : { code, message: looseTextOrNull(refusal.message), body: raw }
}

/** Null for what is no quote. */
export function readQuote(raw: unknown): Quoted | null {
  const total = looseNumber(readAt(raw, 'total'))
  const lines = looseList(readAt(raw, 'lines')).flatMap((value) => {
    const row = looseObject(value)
    const line = looseText(row.line)
    if (line === '') return []
    const refusal = readRefusal(row.refusal)
    return [{ line, total: refusal === null ? looseNumber(row.total) : null, refusal }]
  })
  return total === null || lines.length === 0 ? null : { lines, total }
}

/** What a refused cart's answer brought along: `current` of its 409. */
export function quoteIn(body: unknown): Quoted | null {
  return readQuote(readAt(body, 'current'))
}

/** The lines that cannot be had, with why. */
export function refusedLines(quoted: Quoted | null): Map<string, LineRefusal> {
  return new Map(
    quoted?.lines.flatMap(({ line, refusal }) => (refusal === null ? [] : [[line, refusal]])) ?? [],
  )
}

/** The lines of services that the house has switched off, as far as this device has heard. */
export function notOfferedLines(
  lines: readonly Pick<CartLine, 'line' | 'kind'>[],
  isOffered: (kind: Exclude<CartLine['kind'], 'room' | 'bundle'>) => boolean,
): Map<string, LineRefusal> {
  const refusal: LineRefusal = { code: 'not_offered', message: null, body: null }
  const isOff = ({ kind }: Pick<CartLine, 'kind'>) =>
    kind !== 'room' && kind !== 'bundle' && !isOffered(kind)
  return new Map(lines.filter(isOff).map(({ line }) => [line, refusal]))
}
