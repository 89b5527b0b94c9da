import { useQuery } from '@tanstack/react-query'
import { useOwnBookings } from '#features/rooms/use-own-bookings.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useOwnServices } from './own-services.ts'

/** All requests of guests on this device, with the server's rows of them. */
export function useRequests() {
  const rows = useQuery(outboxQuery(['guest']))
  const operations = rows.data ?? []
  const bookings = useOwnBookings(operations)
  const services = useOwnServices(operations)
  return { operations, bookings, services, pending: rows.isPending, failed: rows.isError }
}
export type Requests = ReturnType<typeof useRequests>
