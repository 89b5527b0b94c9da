import type { LaundryOrder } from '#contract/laundry.ts'
import { fromCents } from '#domain/money.ts'
import type { Service } from '../data.ts'

/** Names lines that a waiting change put on an order: the change itself has their ids alone. */
export function namedLines(
  orders: readonly LaundryOrder[],
  services: readonly Service[],
): readonly LaundryOrder[] {
  const unnamed = ({ service_id, name }: LaundryOrder['items'][number]) =>
    service_id !== '' && name === ''
  if (!orders.some(({ items }) => items.some(unnamed))) return orders
  const known = new Map(services.map((service) => [service.id, service]))
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
