import { fromCents, roundCents, toCents } from '#domain/money.ts'
import type { Currency } from '#lib/currency.ts'
import type { CartKind, CartLine } from './cart.ts'
import { readAt } from './route.ts'
import { services } from './services/index.ts'
import type { CartPaths } from './services/service.ts'

/** What a line of a cart says of itself, whatever its service; apart from the schemas. */

const nights = { day: 'schedule.check_in', until: 'schedule.check_out' }

const paths = {
  room: { ...nights, total: 'pricing.grand_total', discount: 'pricing.discount' },
  bundle: { ...nights, total: 'pricing.total' },
  ...Object.fromEntries(services.map(({ kind, inCart }) => [kind, inCart])),
} as Readonly<Record<CartKind, CartPaths>>

function textAt({ request }: CartLine, path: string | undefined): string | null {
  const text = path === undefined ? null : readAt(request, path)
  return typeof text === 'string' ? text : null
}

/** What the device worked out for a line and showed, in the base currency. */
export const shownTotal = ({ kind, request }: CartLine): number =>
  Number(readAt(request, paths[kind].total) ?? 0)

/** A line at its whole price, without its promo code; null where it does not tell what the code takes off. */
export function withoutCode(line: CartLine, base: Currency): CartLine | null {
  const { total, discount, each } = paths[line.kind]
  if (discount === undefined) return null
  const numberAt = (path: string) => Number(readAt(line.request, path) ?? 0)
  const whole = toCents(numberAt(total)) + toCents(numberAt(discount))
  const changes: [string, unknown][] = [
    ['promo_code', null],
    [discount, 0],
    [total, fromCents(whole)],
  ]
  if (each) changes.push([each.amount, fromCents(roundCents(whole / numberAt(each.of), base))])
  const request = changes.reduce<object>(
    (row, [path, value]) => withAt(row, path.split('.'), value),
    line.request,
  )
  return { ...line, request } as CartLine
}

/** A copy with another value at the end of these steps. */
function withAt(row: object, [step = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (row as Readonly<Record<string, object>>)[step]
  return { ...row, [step]: rest.length === 0 ? value : withAt(inner ?? {}, rest, value) }
}

/** First and last day, `YYYY-MM-DD`; a stay's last is the day of leaving. '': it is for no day. */
export function daysOf(line: CartLine): { from: string; to: string } {
  const { day, until = day } = paths[line.kind]
  const dayAt = (path: string) => textAt(line, path)?.slice(0, 10) ?? ''
  const from = dayAt(day)
  return { from, to: dayAt(until) || from }
}

/** At which hour it begins, `HH:MM`; null: it is about the day. */
export function timeOf(line: CartLine): string | null {
  return textAt(line, paths[line.kind].time)?.slice(-5) ?? null
}
