import type { ResourceRow } from '#contract/resources.ts'
import type { Service } from '#contract/services/service.ts'
import { toCents } from '#domain/money.ts'
import { looseList, looseNumber, looseObject, looseText } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What a report is worked out from on the device, while the house is not heard. */

const as = 'report'

export interface CachedOrder {
  id: string
  /** The house's day. */
  date: string
  customer: string
  ref: string
  cents: number
  status: string
  lines: { category: string; cents: number }[]
}

export interface CachedStay extends CachedOrder {
  check_in: string
  check_out: string
}

export interface CachedMoney {
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

/** `date`: the earliest of these that the row has; hosts differ. */
function orderOf(raw: ResourceRow, dates: readonly unknown[]): CachedOrder {
  const row = looseObject(raw)
  const customer = looseObject(row.customer)
  const days = dates.map((day) => looseText(day).slice(0, 10)).filter(Boolean)
  return {
    id: raw.id,
    date: days.toSorted()[0] ?? '',
    customer:
      looseText(row.customer_name) ||
      looseText(row.guest_name) ||
      looseText(customer.name) ||
      looseText(row.customer),
    ref: looseText(row.code) || raw.id,
    // Ours says dollars in `total`, and what is charged, perhaps francs, in `grand_total`.
    cents: toCents(looseNumber(row.total) ?? looseNumber(row.grand_total) ?? 0),
    status: looseText(row.status).toLowerCase(),
    lines: looseList(row.items).map((one) => {
      const { category_id, price, qty } = looseObject(one)
      return {
        category: looseText(category_id),
        cents: toCents(looseNumber(price) ?? 0) * (looseNumber(qty) ?? 1),
      }
    }),
  }
}

export function parseStay(raw: ResourceRow): CachedStay {
  const row = looseObject(raw)
  return {
    ...orderOf(raw, [row.check_in]),
    check_in: looseText(row.check_in).slice(0, 10),
    check_out: looseText(row.check_out).slice(0, 10),
  }
}

export const cachedStays = () =>
  listQuery({ resource: 'hotel_bookings', route: 'listHotelBookings', as, parse: parseStay })

/** A service's row, of any host. */
export function parseOrder({ when }: Service, raw: ResourceRow): CachedOrder {
  const row = looseObject(raw)
  const { date } = looseObject(row.schedule)
  const days = [row[when.day], row.drop_off, row.pick_up, date]
  // What is for no day is dated by when it was ordered.
  return orderOf(raw, days.some(Boolean) ? days : [row.created_at])
}

export const cachedOrders = (service: Service) =>
  listQuery({
    resource: service.table,
    route: service.routes.list,
    as,
    parse: (raw) => parseOrder(service, raw),
  })

export function parseCachedMoney(raw: ResourceRow): CachedMoney {
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

export const cachedMoney = () =>
  listQuery({ resource: 'payments', route: 'listPayments', as, parse: parseCachedMoney })

export interface CachedCategory {
  id: string
  name: string
}

export const cachedCategories = () =>
  listQuery({
    resource: 'categories',
    route: 'listCategories',
    as,
    parse: (raw): CachedCategory => ({ id: raw.id, name: looseText(looseObject(raw).name) }),
  })
