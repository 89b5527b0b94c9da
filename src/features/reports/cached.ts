import { OPERATION_REF } from '#contract/wire.ts'
import type { HotelBooking } from '#contract/bookings.ts'
import type { DeskPayment } from '#contract/money.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { readAt } from '#contract/route.ts'
import type { Service } from '#contract/services/service.ts'
import { toCents } from '#domain/money.ts'
import type { RevenuePart } from '#domain/reports.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the device works a report out from while it is offline. */

export interface CachedOrder {
  id: string
  /** `YYYY-MM-DD` in the guest house's time zone, or the moment at which it was made. */
  date: string
  customer: string
  ref: string
  cents: number
  status: string
  lines: { category: string; cents: number }[]
  /** What it is of, where the report lists each; its name is that of when it was placed. */
  part?: Pick<RevenuePart, 'id' | 'name' | 'named'>
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

/** The fields that a report reads of stays, and of orders of each service that costs something. */
interface ReportRow extends ResourceRow {
  code: string
  status: string
  created_at: string
  /** Laundry orders have the name in `customer`. */
  customer_name?: string
  customer?: string
  /** In the base currency. A stay also has `grand_total`, which may be in francs. */
  total?: number
  /** In the base currency, where a service has no `total`. */
  grand_total?: number
  /** What was ordered; only meals have a category. */
  items?: readonly { category_id?: string | null; price: number; qty: number }[]
}

function toOrder(row: ReportRow, date: string): CachedOrder {
  const { id, code, status, customer_name, customer = '', items = [] } = row
  return {
    id,
    date,
    customer: customer_name || customer,
    // What waits here may have no code yet: its id says nothing to anybody.
    ref: code || (id.startsWith(OPERATION_REF) ? '' : id),
    cents: toCents(row.total ?? row.grand_total ?? 0),
    status,
    lines: items.map(({ category_id, price, qty }) => ({
      category: category_id ?? '',
      cents: toCents(price) * qty,
    })),
  }
}

export function toCachedStay(row: HotelBooking): CachedStay {
  const { check_in, check_out } = row
  return { ...toOrder(row, check_in), check_in, check_out }
}

export const cachedStays = () =>
  listQuery({ resource: 'hotel_bookings', route: 'listHotelBookings' })

export function toCachedOrder({ when, payment }: Service, raw: ResourceRow): CachedOrder {
  const row = raw as ReportRow
  const by = payment?.reportedBy
  const day = readAt(row, when.day) as string | null
  // An order for no day counts on the day on which it was made.
  const order = toOrder(row, day ? day.slice(0, 10) : row.created_at)
  if (by === undefined) return order
  const said = (column: string) => String(readAt(row, column) ?? '')
  return { ...order, part: { id: said(by.id), name: said(by.name), named: row.created_at } }
}

export const cachedOrders = (service: Service) =>
  listQuery({ resource: service.table, route: service.routes.list })

/** `dollars`: null where this device recorded it, and knows no rate. */
export function toCachedMoney(
  row: Omit<DeskPayment, 'dollars'> & { dollars: number | null },
): CachedMoney {
  const { amount, refunded, rwf_rate } = row
  const dollars = row.dollars ?? 0
  const inBase = rwf_rate === null ? refunded : refunded / rwf_rate
  return {
    id: row.id,
    kind: row.subject.kind,
    subjectId: row.subject.id,
    customer: row.customer,
    ref: row.reference ?? '',
    status: row.status,
    cents: toCents(dollars),
    // What went back whole is what it counted for, whatever the rate makes of it.
    refundedCents: toCents(refunded >= amount ? dollars : inBase),
    refundStatus: row.refund_status,
    cameAt: row.paid_at ?? row.created_at,
    wentAt: row.refunded_at ?? row.changed_at,
  }
}

export const cachedMoney = () => listQuery({ resource: 'payments', route: 'listPayments' })

export const cachedCategories = () => listQuery({ resource: 'categories', route: 'listCategories' })
