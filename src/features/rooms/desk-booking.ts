import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { BookingMoney, HotelBooking } from '#contract/bookings.ts'
import type { RowAt } from '#contract/resources.ts'
import { OPERATION_REF } from '#contract/wire.ts'
import { nightsOf } from '#domain/stays.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/**
 * A room booking as the desk sees it (spec 3 §3). States are as the host says them, in lower case:
 * another host may know more than ours.
 */
export interface DeskBooking extends Omit<HotelBooking, 'status' | 'payment_status'> {
  status: string
  payment_status: string
  /** Empty where the list came without payments: the feed of changes has only the sum. */
  payments: readonly BookingMoney[]
  /** Rescheduled on this device: the server computes the price again when it has the change. */
  price_open?: true
  /**
   * Reserved on this device, and the server does not have it yet: a request, whose nights are not
   * claimed. No step is taken on it.
   */
  asked_here?: true
}

/** Fields that are hidden from roles that see arrivals and departures only (projections.ts). */
const untold = () =>
  ({
    currency: houseMoneyHere().base,
    code: '',
    group_id: null,
    payment_status: 'unpaid',
    rwf_rate: null,
    grand_total: 0,
    total: 0,
    discount: 0,
    price_per_night: 0,
    paid: 0,
    held_until: null,
    flag: null,
    cancel_reason: null,
    customer_name: '',
    customer_phone: null,
    customer_email: null,
    notes: null,
    promo_code: null,
    source: '',
    device_time: null,
    changed_by: null,
    payments: [],
  }) as const

/** Null without both dates: the desk cannot show it. */
export function parseBooking(row: RowAt<'hotel_bookings'>): DeskBooking | null {
  return row.check_in === '' || row.check_out === '' ? null : { ...untold(), ...row }
}

/** The body of a queued booking, made by staff or by a guest on this device. */
export interface AskedHere
  extends
    Pick<DeskBooking, 'id' | 'room_id' | 'source'>,
    Partial<Pick<DeskBooking, 'extras' | 'notes'>> {
  code?: string | undefined
  /** When it was confirmed. */
  at: string
  schedule: { check_in: string; check_out: string }
  guests: { adults: number; children: number }
  customer: { name: string; phone?: string | null; email?: string | null }
}

/** The booking as a row of the desk's list, in the base currency until its price is known. */
export function bookingHere(
  { at, schedule, guests, customer, code = '', ...asked }: AskedHere,
  total: number,
) {
  const { check_in, check_out } = schedule
  const { adults, children } = guests
  return {
    ...untold(),
    version: 0,
    operation_id: null,
    created_at: at,
    changed_at: at,
    room_number: '',
    room_name: '',
    room_type: '',
    extras: { breakfast: false, airport_transfer: false, late_checkout: false },
    ...asked,
    code,
    customer_name: customer.name,
    customer_phone: customer.phone || null,
    customer_email: customer.email ?? null,
    check_in,
    check_out,
    nights: nightsOf(check_in, check_out),
    adults,
    children,
    status: 'pending',
    total,
    grand_total: total,
  } satisfies DeskBooking
}

const bookingList = {
  resource: 'hotel_bookings',
  route: 'listHotelBookings',
  query: { include: 'room,payments' },
  parse: parseBooking,
} as const

/** All room bookings of the house (spec 3 §7.2, §7.3). */
export const deskBookings = () => listQuery(bookingList)

/** Pages of a cut list that are asked for at most: 20,000 bookings. */
const MAX_PAGES = 40

/**
 * The same with the pages that follow the first, where a host's list is cut. The device keeps what
 * comes.
 */
export const allDeskBookings = () =>
  listQuery({
    ...bookingList,
    as: 'all pages',
    pages: MAX_PAGES,
  })

/**
 * Bookings that begin between two days, both included, read by index. Shown first, while the whole
 * list is still being read. Only where the device has the whole table.
 */
export const deskBookingsFrom = (from: string, to: string) =>
  listQuery({
    ...bookingList,
    scope: [from, to],
  })

/** The server does not have it yet. */
export function isGhost(bookingId: string): boolean {
  return bookingId.startsWith(OPERATION_REF)
}
