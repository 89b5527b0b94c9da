import { useQuery } from '@tanstack/react-query'
import { stayNow } from '#features/rooms/stay-now.ts'
import { isBooking, useOwnBookings } from '#features/rooms/use-own-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useOwnServices } from './own-services.ts'
import { serviceParts } from './service-parts.tsx'

/** All requests of guests on this device, with the server's rows of them. */
export function useRequests() {
  const rows = useQuery(outboxQuery(['guest']))
  const operations = rows.data ?? []
  const bookings = useOwnBookings(operations)
  const services = useOwnServices(operations)
  return {
    /** Each as the house has it now. */
    operations: operations.map((operation) => {
      if (isBooking(operation)) return stayNow(operation, bookings.of(operation))
      const row = services.of(operation)?.row
      return (row && serviceParts[operation.route]?.asNow?.(operation, row)) ?? operation
    }),
    /** A request as it was sent, where the desk has changed it since; else null. */
    sentAs(operation: OperationRow): OperationRow | null {
      return operations.find((one) => one.id === operation.id && one !== operation) ?? null
    },
    bookings,
    services,
    pending: rows.isPending,
    failed: rows.isError,
  }
}
export type Requests = ReturnType<typeof useRequests>
