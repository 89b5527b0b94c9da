import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { fromCents } from '#domain/money.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { createDeskList, type DeskList } from '#parts/desk/desk-list.ts'
import { services, type Service } from '../data.ts'
import { laundryDeskDescriptors } from '../operations/desk.ts'
import { laundryOverlays } from './manage/new-order.ts'

/** The desk's laundry orders (spec 3 §3, §7.6). */

/** Fields of an order that the laundry does not receive (contract/services/laundry.ts). */
const untold = () =>
  ({
    currency: houseMoneyHere().base,
    code: '',
    payment_status: 'unpaid',
    items_subtotal: 0,
    fees: 0,
    grand_total: 0,
    customer_phone: null,
    customer_email: null,
    address: null,
    flag: null,
  }) as const satisfies Partial<LaundryOrder>
const unpriced = { price: 0 }

export const shownOrder = (row: LaundryOrder): LaundryOrder => ({
  ...untold(),
  ...row,
  items: row.items.map((line) => ({ ...unpriced, ...line })),
})

const laundryOrders = () =>
  listQuery({
    resource: 'laundry_orders',
    route: 'listLaundryOrders',
    query: { include: 'items' },
    parse: shownOrder,
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

/** The same list, the lines of waiting changes named by the cached price list. */
function useNamedLines(list: LaundryList): LaundryList {
  const { rows } = list
  const offered = useQuery(services()).data?.rows ?? noServices
  return { ...list, rows: useMemo(() => rows && namedLines(rows, offered), [rows, offered]) }
}

const asked = { resource: 'laundry_orders', list: laundryOrders } as const
const useTheHouses = createDeskList({ ...asked, overlays: laundryDeskDescriptors })
const useAll = createDeskList({ ...asked, overlays: laundryOverlays })

/** The desk's laundry as it will be once what waits has been taken. */
export const useLaundryOrders = () => useNamedLines(useTheHouses())

/** The same with the orders that this desk has taken in and not yet sent. */
export const useLaundryDesk = () => useNamedLines(useAll())
