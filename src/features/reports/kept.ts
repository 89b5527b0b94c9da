import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseList, looseNumber, looseObject, looseText } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What a report is worked out from on the device, while the house is not heard. */

const as = 'report'

export interface KeptOrder {
  id: string
  /** The house's day. */
  date: string
  customer: string
  ref: string
  cents: number
  status: string
}

export interface KeptStay extends KeptOrder {
  check_in: string
  check_out: string
}

export interface KeptMeal extends KeptOrder {
  lines: { category: string; cents: number }[]
}

export interface KeptMoney {
  id: string
  kind: string
  subjectId: string
  customer: string
  ref: string
  status: string
  cents: number
  refundedCents: number
  refundStatus: string | null
  cameAt: string
  wentAt: string
}

function orderOf(raw: KeptRow, dateField: string): KeptOrder {
  const row = looseObject(raw)
  const customer = looseObject(row.customer)
  return {
    id: raw.id,
    date: looseText(row[dateField]).slice(0, 10),
    customer:
      looseText(row.customer_name) ||
      looseText(row.guest_name) ||
      looseText(customer.name) ||
      looseText(row.customer),
    ref: looseText(row.code) || raw.id,
    // Ours says dollars in `total`, and what is charged, perhaps francs, in `grand_total`.
    cents: toCents(looseNumber(row.total) ?? looseNumber(row.grand_total) ?? 0),
    status: looseText(row.status).toLowerCase(),
  }
}

export function parseStay(raw: KeptRow): KeptStay {
  const row = looseObject(raw)
  return {
    ...orderOf(raw, 'check_in'),
    check_in: looseText(row.check_in).slice(0, 10),
    check_out: looseText(row.check_out).slice(0, 10),
  }
}

export const keptStays = () =>
  listQuery({ resource: 'hotel_bookings', route: 'listHotelBookings', as, parse: parseStay })

export function parseMeal(raw: KeptRow): KeptMeal {
  const row = looseObject(raw)
  const lines = looseList(row.items).map((one) => {
    const { category_id, price, qty } = looseObject(one)
    return {
      category: looseText(category_id),
      cents: toCents(looseNumber(price) ?? 0) * (looseNumber(qty) ?? 1),
    }
  })
  const order = orderOf(raw, 'schedule_date')
  return { ...order, date: order.date || looseText(looseObject(row.schedule).date), lines }
}

export const keptMeals = () =>
  listQuery({ resource: 'restaurant_orders', route: 'listRestaurantOrders', as, parse: parseMeal })

export const keptRentals = () =>
  listQuery({
    resource: 'car_rentals',
    route: 'listRentals',
    as,
    parse: (raw) => orderOf(raw, 'pickup_date'),
  })

export const keptLaundry = () =>
  listQuery({
    resource: 'laundry_orders',
    route: 'listLaundryOrders',
    as,
    parse(raw): KeptOrder {
      const { in_at, drop_off, pick_up } = looseObject(raw)
      const order = orderOf(raw, 'in_at')
      const days = [in_at, drop_off, pick_up].map((day) => looseText(day).slice(0, 10))
      return { ...order, date: days.filter(Boolean).toSorted()[0] ?? '' }
    },
  })

export const keptTours = () =>
  listQuery({
    resource: 'tour_bookings',
    route: 'listTourBookings',
    as,
    parse: (raw) => orderOf(raw, 'date'),
  })

export function parseKeptMoney(raw: KeptRow): KeptMoney {
  const row = looseObject(raw)
  const subject = looseObject(row.subject)
  const rate = looseNumber(row.rwf_rate)
  const refunded = looseNumber(row.refunded) ?? 0
  return {
    id: raw.id,
    kind: looseText(subject.kind),
    subjectId: looseText(subject.id),
    customer: looseText(row.customer),
    ref: looseText(row.reference),
    status: looseText(row.status),
    cents: toCents(looseNumber(row.dollars) ?? 0),
    refundedCents: toCents(rate === null ? refunded : refunded / rate),
    refundStatus: looseText(row.refund_status) || null,
    cameAt: looseText(row.paid_at) || looseText(row.created_at),
    wentAt: looseText(row.refunded_at) || looseText(row.changed_at),
  }
}

export const keptMoney = () =>
  listQuery({ resource: 'payments', route: 'listPayments', as, parse: parseKeptMoney })

export interface KeptCategory {
  id: string
  name: string
}

export const keptCategories = () =>
  listQuery({
    resource: 'categories',
    route: 'listCategories',
    as,
    parse: (raw): KeptCategory => ({ id: raw.id, name: looseText(looseObject(raw).name) }),
  })
