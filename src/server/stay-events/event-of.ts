import type { Currency } from '#lib/currency.ts'
import type { StayEventKind, StayEventParams } from '#contract/stay-events.ts'
import { fromCents, fromMinor } from '#domain/money.ts'

/* What an entry of the audit means to a stay. Pure: the rows are read by events-of.ts. */

/** Field -> [before, after], as the audit has it. */
export type Changed = Readonly<Record<string, readonly [unknown, unknown]>>

/** What happened, without whose stay it was. */
export interface Happened {
  kind: StayEventKind
  params: StayEventParams
}

const before = (changed: Changed, field: string): unknown => changed[field]?.[0]
const after = (changed: Changed, field: string): unknown => changed[field]?.[1]
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** In the house's base currency: the events of before name dollars, the later ones are given it. */
export const inBase = (cents: number, base: Currency) =>
  ({ amount: fromCents(cents), currency: base }) as const satisfies StayEventParams

/** As it is charged: in the smallest unit of the currency. */
export const charged = (amount: number, currency: Currency): StayEventParams => ({
  amount: fromMinor(amount, currency),
  currency,
})

const without = <Params extends object>(params: Params): StayEventParams =>
  Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined),
  ) as StayEventParams

/** A change of the booking itself. `roomNumber`: of a room, by its id. */
export function bookingEvent(
  endpoint: string,
  changed: Changed,
  roomNumber: (id: unknown) => string | undefined,
  base: Currency,
): Happened | null {
  if ('written_off_cents' in changed) {
    const given = numberOf(after(changed, 'written_off_cents'))
    if (given !== undefined) return { kind: 'written_off', params: inBase(given, base) }
    const was = numberOf(before(changed, 'written_off_cents'))
    return { kind: 'write_off_taken_back', params: was === undefined ? {} : inBase(was, base) }
  }
  if ('held_cents' in changed) return moneyKept(changed, base)
  if ('room_id' in changed || 'check_in' in changed || 'check_out' in changed) {
    return { kind: 'moved', params: moved(changed, roomNumber) }
  }
  const kind = 'status' in changed ? stepOf(endpoint, changed) : null
  if (kind === null) return null
  const owing = numberOf(after(changed, 'owing_cents'))
  return {
    kind,
    params: without({
      ...(owing !== undefined && inBase(owing, base)),
      agreed_price: 'rate_reason' in changed ? true : undefined,
    }),
  }
}

function moneyKept(changed: Changed, base: Currency): Happened | null {
  const left = numberOf(after(changed, 'held_cents')) ?? 0
  return left > 0 ? { kind: 'money_kept', params: inBase(left, base) } : null
}

function moved(changed: Changed, roomNumber: (id: unknown) => string | undefined) {
  const total = numberOf(after(changed, 'total_cents'))
  const was = numberOf(before(changed, 'total_cents'))
  return without({
    room: roomNumber(after(changed, 'room_id')),
    room_before: roomNumber(before(changed, 'room_id')),
    check_in: textOf(after(changed, 'check_in')),
    check_in_before: textOf(before(changed, 'check_in')),
    check_out: textOf(after(changed, 'check_out')),
    check_out_before: textOf(before(changed, 'check_out')),
    total: total === undefined ? undefined : fromCents(total),
    total_before: was === undefined ? undefined : fromCents(was),
    agreed_price: 'price_reason' in changed ? true : undefined,
  })
}

const steps: Readonly<Record<string, StayEventKind>> = {
  approved: 'approved',
  active: 'checked_in',
  completed: 'checked_out',
  cancelled: 'cancelled',
}

function stepOf(endpoint: string, changed: Changed): StayEventKind | null {
  if (before(changed, 'status') === null) {
    return endpoint === 'reserveRooms' ? 'reserved' : 'booked'
  }
  if (endpoint === 'noShowHotelBooking') return 'no_show'
  return steps[String(after(changed, 'status'))] ?? null
}

export interface PaymentFacts {
  id: string
  charged: number
  currency: Currency
  method: string
  refund_charged: number
}

/** A change of a payment. Refunds that are only promised are noted where they are promised. */
export function paymentEvent(changed: Changed, row: PaymentFacts): Happened | null {
  const { method, id } = row
  const params: StayEventParams = { ...charged(row.charged, row.currency), method, subject: id }
  const status = after(changed, 'status')
  if (after(changed, 'voided_at') != null) return { kind: 'payment_voided', params }
  const back = after(changed, 'refund_status')
  if (status === 'refunded' || back === 'done') {
    return {
      kind: 'refunded',
      params: { ...params, ...charged(row.refund_charged, row.currency) },
    }
  }
  if (back === 'queued' || back === 'by hand') return null
  if (status === 'paid' && before(changed, 'status') !== 'refunded') {
    return { kind: 'payment', params }
  }
  if (status === 'pending') return { kind: 'payment_pending', params }
  if (status === 'failed') return { kind: 'payment_failed', params }
  return { kind: 'payment_changed', params }
}

export interface OrderFacts {
  id: string
  service: string
  total_cents: number
}

/** A change of what is on the stay's bill, but for the charging itself. Steps of work are not told. */
export function orderEvent(changed: Changed, row: OrderFacts, base: Currency): Happened | null {
  const { service, id } = row
  const params: StayEventParams = { ...inBase(row.total_cents, base), service, subject: id }
  if ('held_cents' in changed) return moneyKept(changed, base)
  if ('status' in changed) {
    if (before(changed, 'status') === null) return { kind: 'order_added', params }
    return after(changed, 'status') === 'cancelled' ? { kind: 'order_cancelled', params } : null
  }
  return { kind: 'order_changed', params }
}
