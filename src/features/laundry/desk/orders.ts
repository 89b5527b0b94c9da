import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import type { KeptRow } from '#contract/resources.ts'
import { laundryStatuses, laundryTotals } from '#domain/laundry.ts'
import { fromCents, toCents } from '#domain/money.ts'
import {
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  type Loose,
} from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { createDeskList, type DeskList } from '#parts/desk/desk-list.ts'
import { services, type Service } from '../data.ts'
import { laundryDeskMeanings } from '../operations/desk.ts'
import { laundryOverlays } from './manage/new-order.ts'

/** The desk's laundry orders (spec 3 §3, §7.6). */

function lineOf(value: unknown): LaundryOrder['items'][number] {
  const row = looseObject(value)
  const service = looseObject(row.service)
  return {
    service_id: looseText(row.service_id) || looseText(service.id),
    name: looseText(row.name) || looseText(service.name),
    unit: looseText(row.unit) || looseText(service.unit) || 'per item',
    price: looseNumber(row.price) ?? looseNumber(service.price) ?? 0,
    qty: looseNumber(row.qty) ?? 1,
  }
}

/** Flags come as booleans, 0 and 1, or text; what is not said is not so. */
const isYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

/** A day, or a day with its time, in either order of dropping off and picking up. */
function timesOf(row: Loose): Pick<LaundryOrder, 'in_at' | 'out_at'> {
  const at = (value: unknown) => looseText(value).replace(' ', 'T').slice(0, 16)
  const [first, last] = [at(row.drop_off), at(row.pick_up)].toSorted()
  return { in_at: at(row.in_at) || (first ?? ''), out_at: at(row.out_at) || (last ?? '') }
}

function sumsOf(row: Loose, items: LaundryOrder['items'], rush: boolean) {
  const lines = items.map(({ price, qty }) => ({ price_cents: toCents(price), qty }))
  // The documents' rush fee, where the host says nothing (spec 3 §9).
  const fees = { pickupFeeCents: 0, rushRate: 0.2 }
  const own = laundryTotals(lines, { pickup: false, rush }, fees)
  return {
    items_subtotal: looseNumber(row.items_subtotal) ?? fromCents(own.subtotal_cents),
    fees: looseNumber(row.fees) ?? fromCents(own.fees_cents),
    grand_total:
      looseNumber(row.grand_total) ?? looseNumber(row.total) ?? fromCents(own.total_cents),
  }
}

/** An order as any host sends it; what is left out is empty, an unknown state is pending. */
export function parseLaundryOrder(raw: KeptRow): LaundryOrder {
  const row = looseObject(raw)
  const status = looseText(row.status).toLowerCase()
  const items = looseList(row.items).map(lineOf)
  const rush = isYes(row.rush)
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at),
    code: looseText(row.code),
    status: laundryStatuses.find((one) => one === status) ?? 'pending',
    payment_status: looseText(row.payment_status).toLowerCase() || 'unpaid',
    rush,
    pickup: isYes(row.pickup),
    ...timesOf(row),
    items,
    ...sumsOf(row, items, rush),
    currency: 'USD',
    cancel_reason: looseTextOrNull(row.cancel_reason),
    customer: looseText(row.customer) || looseText(row.customer_name),
    customer_phone: looseTextOrNull(row.customer_phone),
    customer_email: looseTextOrNull(row.customer_email),
    room: looseTextOrNull(row.room),
    address: looseTextOrNull(row.address),
    notes: looseTextOrNull(row.notes),
    source: looseText(row.source),
    room_booking_id: looseTextOrNull(row.room_booking_id),
    flag: looseTextOrNull(row.flag),
    ready_at: looseTextOrNull(row.ready_at),
    delivered_at: looseTextOrNull(row.delivered_at),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

const laundryOrders = () =>
  listQuery({
    resource: 'laundry_orders',
    route: 'listLaundryOrders',
    query: { include: 'items' },
    parse: parseLaundryOrder,
  })

/** Names lines that a waiting change put on an order: the change itself has their ids alone. */
export function namedLines(
  orders: readonly LaundryOrder[],
  listed: readonly Service[],
): readonly LaundryOrder[] {
  const unnamed = ({ service_id, name }: LaundryOrder['items'][number]) =>
    service_id !== '' && name === ''
  if (!orders.some(({ items }) => items.some(unnamed))) return orders
  const known = new Map(listed.map((service) => [service.id, service]))
  return orders.map((order) => ({
    ...order,
    items: order.items.map((line) => {
      const service = unnamed(line) ? known.get(line.service_id) : undefined
      if (service === undefined) return line
      const { name, unit, priceCents } = service
      return { ...line, name, unit, price: fromCents(priceCents) }
    }),
  }))
}

export type LaundryList = DeskList<LaundryOrder>

const noServices: readonly Service[] = []

/** The same list, the lines of waiting changes named by the price list that is kept here. */
function useNamedLines(list: LaundryList): LaundryList {
  const { rows } = list
  const offered = useQuery(services()).data?.rows ?? noServices
  return { ...list, rows: useMemo(() => rows && namedLines(rows, offered), [rows, offered]) }
}

const asked = { resource: 'laundry_orders', list: laundryOrders } as const
const useTheHouses = createDeskList({ ...asked, overlays: laundryDeskMeanings })
const useAll = createDeskList({ ...asked, overlays: laundryOverlays })

/** The desk's laundry as it will be once what waits has been taken. */
export const useLaundryOrders = () => useNamedLines(useTheHouses())

/** The same with the orders that this desk has taken in and not yet sent. */
export const useLaundryDesk = () => useNamedLines(useAll())
