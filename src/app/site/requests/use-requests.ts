import { useQuery } from '@tanstack/react-query'
import { useOwnOrders } from '#features/restaurant/site/own-orders.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'

/** Everything guests sent from this device, with what the house says of it. */
export function useRequests() {
  const rows = useQuery(outboxQuery(['guest']))
  const operations = rows.data ?? []
  const orders = useOwnOrders(operations)
  return { operations, orders, pending: rows.isPending, failed: rows.isError }
}
export type Requests = ReturnType<typeof useRequests>
