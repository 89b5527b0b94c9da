import type { Payable } from '#contract/payments.ts'
import { payableServiceKinds, serviceOf, type PayableService } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { toCents } from '#domain/money.ts'
import type { Money } from '#features/payments/money.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { holdOf } from '#features/rooms/desk/reserve/hold.ts'
import { centsLeft } from '#parts/desk/received.ts'
import { guestOrderOf, type GuestOrder } from '#parts/desk/guest-stays.ts'
import { guestOf, type DeskRow } from '#parts/desk/service-desk.ts'
import type { BookingType } from '#parts/desk/booking-row.ts'

/** Unpaid services, and rows that the server flagged for the desk. Pure. */

export interface ActionItem {
  key: string
  type: BookingType
  code: string
  guest: string
  /** What it says of its guest's stay. */
  of: GuestOrder
}

export interface Receivable extends ActionItem {
  /** Cents of a dollar. */
  cents: number
  /** Of a guest who has left: why the desk let it stand. */
  reason?: string
}

export interface Flagged extends ActionItem {
  flag: string
  /** The payment itself is flagged, not what it is for. */
  isPayment: boolean
  /** Cents of a dollar that were received for it, as far as this device knows. */
  held: number
}

/** A request whose room went to somebody else. */
export interface LostRequest {
  request: DeskBooking
  /** Who has its room. */
  holder: DeskBooking
}

export interface AllCached {
  bookings: readonly DeskBooking[]
  services: Readonly<Record<PayableService, readonly DeskRow[]>>
  payments: readonly Money[]
}

const open = (status = '') => status !== 'paid' && status !== 'refunded'

/** What stands on a stay's folio is paid with the stay. */
const onFolio = ({ room_booking_id }: DeskRow) => (room_booking_id ?? null) !== null

/**
 * Services already used and not paid: first stays of guests who came, then other services, largest
 * first. Future bookings are not due yet.
 *
 * @param balanceOf of a stay, cents
 */
export function receivablesOf(
  all: AllCached,
  balanceOf: (booking: DeskBooking) => number,
): Receivable[] {
  const stays = all.bookings
    .filter(({ status }) => status === 'active' || status === 'completed')
    .map((one): Receivable => ({
      key: `room:${one.id}`,
      type: 'room',
      code: one.code,
      guest: one.customer_name,
      of: guestOrderOf('room', one),
      cents: balanceOf(one),
      ...(one.owing_reason && { reason: one.owing_reason }),
    }))
  const rest = payableServiceKinds.flatMap((kind) => {
    const { payment }: Service = serviceOf(kind)
    return all.services[kind]
      .filter((one) => payment?.dueIn.includes(one.status) && open(one.payment_status))
      .filter((one) => !onFolio(one))
      .map((one): Receivable => ({
        key: `${kind}:${one.id}`,
        type: kind,
        code: one.code || String(one.number ?? ''),
        guest: guestOf(one),
        of: guestOrderOf(kind, one),
        cents: toCents(one.grand_total ?? one.total ?? 0),
      }))
  })
  return [...stays, ...rest.toSorted((a, b) => b.cents - a.cents)].filter(({ cents }) => cents > 0)
}

/** A refund promised to the guest and not handed over yet. */
const isToHandBack = ({ refund_status, refunded_at }: Money) =>
  refund_status === 'by hand' && refunded_at === null

/**
 * Flagged and still open: no-shows and refunded payments are closed. A payment is listed by itself
 * only if the row it is for does not have the same flag. A reservation whose hold has lapsed needs a
 * decision as well; once for all of its rooms, without those that somebody else has.
 *
 * @param today the house's day; '' where holds are not looked at
 * @param lost bookings listed already because their room went
 */
export function flaggedOf(
  all: AllCached,
  today = '',
  lost: Pick<ReadonlySet<string>, 'has'> = new Set(),
): Flagged[] {
  const held = new Map<string, number>()
  for (const one of all.payments) {
    const key = `${one.subject.kind}:${one.subject.id}`
    held.set(key, (held.get(key) ?? 0) + centsLeft(one))
  }
  const marked = (type: Payable, rows: readonly DeskRow[]) =>
    rows.flatMap((one): Flagged[] => {
      const { id, code, flag = null } = one
      if (flag === null || flag === 'no_show') return []
      const key = `${type}:${id}`
      const about = { key, type, code, guest: guestOf(one), of: guestOrderOf(type, one), flag }
      return [{ ...about, isPayment: false, held: held.get(key) ?? 0 }]
    })
  const subjects = [
    ...marked('room', all.bookings),
    ...payableServiceKinds.flatMap((kind) => marked(kind, all.services[kind])),
  ]
  const shown = new Set(subjects.map(({ key, flag }) => `${key} ${flag}`))
  const ofSubject = (kind: Payable, id: string): GuestOrder => {
    const row = kind === 'room' ? { id, status: '' } : all.services[kind].find((it) => it.id === id)
    return row === undefined ? { from: '' } : guestOrderOf(kind, row)
  }
  const payments = all.payments.flatMap((one): Flagged[] => {
    const flag = one.provider?.flag ?? (isToHandBack(one) ? 'by_hand' : null)
    const { kind, id } = one.subject
    if (flag === null || one.status === 'refunded' || shown.has(`${kind}:${id} ${flag}`)) return []
    const { subject_code: code, customer: guest } = one
    const key = `payment:${one.id}`
    const about = { key, type: kind, code, guest, of: ofSubject(kind, id), flag }
    return [{ ...about, isPayment: true, held: 0 }]
  })
  const others = all.bookings.filter(({ id }) => !lost.has(id))
  return [...subjects, ...lapsedHolds(others, today), ...payments]
}

function lapsedHolds(bookings: readonly DeskBooking[], today: string): Flagged[] {
  const groups = new Set<string>()
  return bookings.flatMap((one): Flagged[] => {
    const group = one.group_id ?? one.id
    const lapsed = one.flag === null && !one.asked_here && holdOf(one, today)?.lapsed === true
    if (!lapsed || groups.has(group)) return []
    groups.add(group)
    const about = { key: `room:${one.id}`, type: 'room', of: guestOrderOf('room', one) } as const
    const { code, customer_name: guest } = one
    return [{ ...about, code, guest, flag: 'hold_lapsed', isPayment: false, held: 0 }]
  })
}
