import type { LaundryOrder } from '#contract/laundry.ts'
import type { Order } from '#contract/restaurant.ts'
import { toCents } from '#domain/money.ts'
import type { DeskRental } from '#features/cars/desk/data.ts'
import type { Money } from '#features/payments/money.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { DeskTourBooking } from '#features/tours/desk/data.ts'
import { centsLeft } from '#parts/desk/held.ts'
import type { BookingType } from '../bookings/row.ts'

/** What was had and not paid, and what the house marked for the desk. Pure. */

export interface Matter {
  key: string
  type: BookingType
  code: string
  guest: string
}

export interface Owed extends Matter {
  /** Cents of a dollar. */
  cents: number
  /** Of a guest who is gone: why it was let stand, by the desk's word. */
  reason?: string
}

export interface Flagged extends Matter {
  flag: string
  /** The money itself is marked, not what it is for. */
  isPayment: boolean
  /** Cents of a dollar that the house has of it, as far as this desk knows. */
  held: number
}

export interface AllKept {
  bookings: readonly DeskBooking[]
  orders: readonly Order[]
  laundry: readonly LaundryOrder[]
  rentals: readonly DeskRental[]
  tours: readonly DeskTourBooking[]
  payments: readonly Money[]
}

const open = (status: string) => status !== 'paid' && status !== 'refunded'

/** What stands on a stay's folio is paid with the stay. */
const onFolio = (row: { room_booking_id?: string | null | undefined }) =>
  (row.room_booking_id ?? null) !== null

/**
 * What was had already and is owed: guests in the house, then meals, laundry, cars and tours by what
 * they cost. What is still to come is owed nothing yet.
 *
 * @param owedOn of a stay, cents
 */
export function owedOf(all: AllKept, owedOn: (booking: DeskBooking) => number): Owed[] {
  const stays = all.bookings
    .filter(({ status }) => status === 'active' || status === 'completed')
    .map((one): Owed => ({
      key: `room:${one.id}`,
      type: 'room',
      code: one.code,
      guest: one.customer_name,
      cents: owedOn(one),
      ...(one.owing_reason && { reason: one.owing_reason }),
    }))
  const orders = all.orders
    .filter((one) => one.status === 'delivered' || one.status === 'completed')
    .filter((one) => open(one.payment_status) && !onFolio(one))
    .map((one): Owed => ({
      key: `restaurant:${one.id}`,
      type: 'restaurant',
      code: one.code || String(one.number),
      guest: one.customer_name,
      cents: toCents(one.total),
    }))
  const laundry = all.laundry
    .filter((one) => one.status === 'delivered' && open(one.payment_status) && !onFolio(one))
    .map((one): Owed => ({
      key: `laundry:${one.id}`,
      type: 'laundry',
      code: one.code,
      guest: one.customer,
      cents: toCents(one.grand_total),
    }))
  const rentals = all.rentals
    .filter((one) => one.status === 'active' || one.status === 'completed')
    .filter((one) => open(one.payment_status) && !onFolio(one))
    .map((one): Owed => ({
      key: `car:${one.id}`,
      type: 'car',
      code: one.code,
      guest: one.customer_name,
      cents: toCents(one.grand_total),
    }))
  const tours = all.tours
    .filter((one) => one.status === 'completed' && open(one.payment_status) && !onFolio(one))
    .map((one): Owed => ({
      key: `tour:${one.id}`,
      type: 'tour',
      code: one.code,
      guest: one.customer_name,
      cents: toCents(one.total),
    }))
  const rest = [...orders, ...laundry, ...rentals, ...tours]
  return [...stays, ...rest.toSorted((a, b) => b.cents - a.cents)].filter(({ cents }) => cents > 0)
}

/** Promised to the guest, and not in their hands yet. */
const isToHandBack = ({ refund_status, refunded_at }: Money) =>
  refund_status === 'by hand' && refunded_at === null

/**
 * Marked, and a matter still: a no-show is marked and over, and so is money that went back. A payment
 * stands here by itself where what it is for does not say the same already.
 */
export function flaggedOf(all: AllKept): Flagged[] {
  const held = new Map<string, number>()
  for (const one of all.payments) {
    const key = `${one.subject.kind}:${one.subject.id}`
    held.set(key, (held.get(key) ?? 0) + centsLeft(one))
  }
  const marked = (
    type: BookingType,
    rows: readonly { id: string; code: string; flag: string | null }[],
    guestOf: (at: number) => string,
  ) =>
    rows.flatMap(({ id, code, flag }, at): Flagged[] =>
      flag === null || flag === 'no_show'
        ? []
        : [
            {
              key: `${type}:${id}`,
              type,
              code,
              guest: guestOf(at),
              flag,
              isPayment: false,
              held: held.get(`${type}:${id}`) ?? 0,
            },
          ],
    )
  const subjects = [
    ...marked('room', all.bookings, (at) => all.bookings[at]?.customer_name ?? ''),
    ...marked('restaurant', all.orders, (at) => all.orders[at]?.customer_name ?? ''),
    ...marked('laundry', all.laundry, (at) => all.laundry[at]?.customer ?? ''),
    ...marked('car', all.rentals, (at) => all.rentals[at]?.customer_name ?? ''),
    ...marked('tour', all.tours, (at) => all.tours[at]?.customer_name ?? ''),
  ]
  const said = new Set(subjects.map(({ key, flag }) => `${key} ${flag}`))
  const payments = all.payments.flatMap((one): Flagged[] => {
    const flag = one.provider?.flag ?? (isToHandBack(one) ? 'by_hand' : null)
    const { kind, id } = one.subject
    if (flag === null || one.status === 'refunded' || said.has(`${kind}:${id} ${flag}`)) return []
    const { subject_code: code, customer: guest } = one
    const key = `payment:${one.id}`
    return [{ key, type: kind, code, guest, flag, isPayment: true, held: 0 }]
  })
  return [...subjects, ...payments]
}
