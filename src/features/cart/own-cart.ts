import { readAt } from '#contract/route.ts'
import type { PaymentSubject } from '#offline/paying/start-payment.ts'
import type { Stage } from '#parts/own-requests.ts'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { isCartKind } from './kinds.ts'
import { readRefusal, type LineRefusal } from './refused.ts'
import type { CartKind } from '#contract/cart.ts'

/** What the house says of a stay booked from this device, to whoever knows its code. */
export interface OwnCartLine {
  line: string
  kind: CartKind
  /** Of the booking or order that it became; null: refused. */
  code: string | null
  subjects: PaymentSubject[]
  title: string
  from: string | null
  to: string | null
  /** Dollars. */
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
  /** Of what was taken and is not cancelled, dollars. */
  total: number
  paid: number
  byCard: boolean
}

const payable = (kind: string): kind is PaymentSubject['kind'] =>
  isCartKind(kind) && kind !== 'bundle'

function parseLine(raw: unknown): OwnCartLine[] {
  const row = looseObject(raw)
  const line = looseText(row.line)
  const kind = row.kind
  if (line === '' || !isCartKind(kind)) return []
  const subjects = looseList(row.subjects).flatMap((value) => {
    const subject = looseObject(value)
    const [of, id] = [looseText(subject.kind), looseText(subject.id)]
    return payable(of) && id !== '' ? [{ kind: of, id }] : []
  })
  return [
    {
      line,
      kind,
      code: looseTextOrNull(row.code),
      subjects,
      title: looseText(row.title),
      from: looseTextOrNull(row.from),
      to: looseTextOrNull(row.to),
      total: looseNumber(row.total) ?? 0,
      status: looseTextOrNull(row.status),
      paymentStatus: looseTextOrNull(row.payment_status),
      refusal: readRefusal(row.refusal),
    },
  ]
}

/** Null for what is no cart. */
export function parseOwnCart(raw: unknown): OwnCart | null {
  const row = looseObject(raw)
  const code = looseText(row.code)
  const lines = looseList(row.lines).flatMap(parseLine)
  if (code === '' || lines.length === 0) return null
  return {
    code,
    version: looseNumber(row.version) ?? 0,
    lines,
    total: looseNumber(row.total) ?? 0,
    paid: looseNumber(row.paid) ?? 0,
    byCard: row.payment_method === 'card',
  }
}

/** As the house answered when it took it. */
export function answeredCart(body: unknown): OwnCart | null {
  return parseOwnCart(readAt(body, 'cart') ?? readAt(body, 'data.cart'))
}

const SETTLED = ['paid', 'refunded']

/** Whether a line is still to come about, or has. */
export function isLive({ status }: OwnCartLine): boolean {
  return status !== null && status !== 'cancelled' && status !== 'no-show'
}

/** What one payment would be for: all that was taken, is not cancelled and not paid. */
export function unpaidSubjects(cart: OwnCart): PaymentSubject[] {
  return cart.lines
    .filter((line) => isLive(line) && !SETTLED.includes(line.paymentStatus ?? ''))
    .flatMap(({ subjects }) => subjects)
}

/** Dollars, of those. */
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
