import { readAt } from '#contract/route.ts'
import type { PaymentSubject } from '#offline/paying/start-payment.ts'
import type { Stage } from '#parts/own-requests.ts'
import { isCartKind } from './kinds.ts'
import { lineRefusal, type LineRefusal } from './refused.ts'
import type { CartKind, PublicCart } from '#contract/cart.ts'

/** What the server tells about a stay booked from this device, to anyone who knows its code. */
export interface OwnCartLine {
  line: string
  kind: CartKind
  /** The code of the booking or order made from it; null: refused. */
  code: string | null
  subjects: PaymentSubject[]
  /** The rooms of a stay now; none: not told. */
  rooms: readonly string[]
  from: string | null
  to: string | null
  /** In the base currency. */
  total: number
  /** The service's own word; null: refused. */
  status: string | null
  paymentStatus: string | null
  refusal: LineRefusal | null
}

export interface OwnCart {
  code: string
  version: number
  lines: OwnCartLine[]
  /** Of the lines that were booked and are not cancelled, in the base currency. */
  total: number
  paid: number
  byCard: boolean
}

const payable = (kind: string): kind is PaymentSubject['kind'] =>
  isCartKind(kind) && kind !== 'bundle'

/** A newer server may name kinds that this version of the app does not know: they are left out. */
function toOwnLine(row: PublicCart['lines'][number]): OwnCartLine[] {
  if (!isCartKind(row.kind)) return []
  return [
    {
      line: row.line,
      kind: row.kind,
      code: row.code,
      subjects: row.subjects.flatMap(({ kind, id }) => (payable(kind) ? [{ kind, id }] : [])),
      rooms: row.rooms ?? [],
      from: row.from,
      to: row.to,
      total: row.total,
      status: row.status,
      paymentStatus: row.payment_status,
      refusal: lineRefusal(row.refusal),
    },
  ]
}

/** Null where no line can be shown. */
export function toOwnCart(cart: PublicCart): OwnCart | null {
  const lines = cart.lines.flatMap(toOwnLine)
  if (lines.length === 0) return null
  const { code, version, total, paid } = cart
  return { code, version, lines, total, paid, byCard: cart.payment_method === 'card' }
}

/** The cart in the server's answer to `bookCart`. */
export function answeredCart(body: unknown): OwnCart | null {
  const cart = readAt(body, 'cart') as PublicCart | undefined
  return cart === undefined ? null : toOwnCart(cart)
}

const SETTLED = ['paid', 'refunded']

/** Whether a line was booked and not cancelled. */
export function isLive({ status }: OwnCartLine): boolean {
  return status !== null && status !== 'cancelled' && status !== 'no-show'
}

/** What one payment would be for: all lines that were booked, and are neither cancelled nor paid. */
export function unpaidSubjects(cart: OwnCart): PaymentSubject[] {
  return cart.lines
    .filter((line) => isLive(line) && !SETTLED.includes(line.paymentStatus ?? ''))
    .flatMap(({ subjects }) => subjects)
}

/** In the base currency, of those. */
export function unpaidTotal(cart: OwnCart): number {
  const cents = (amount: number) => Math.round(amount * 100)
  const open = cart.lines.filter(
    (line) => isLive(line) && !SETTLED.includes(line.paymentStatus ?? ''),
  )
  return open.reduce((sum, { total }) => sum + cents(total), 0) / 100
}

const WAITS = ['pending', 'unpaid']
const DONE = ['completed', 'delivered']

/** How far a stay has come, among what other services were asked for. */
export function stageOf({ lines }: Pick<OwnCart, 'lines'>): Stage {
  const live = lines.filter(isLive)
  if (live.length === 0) return 'cancelled'
  if (live.every(({ status }) => DONE.includes(status ?? ''))) return 'over'
  return live.every(({ status }) => !WAITS.includes(status ?? '')) ? 'confirmed' : 'received'
}
