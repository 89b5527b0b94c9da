import { readAt } from '#contract/route.ts'
import type { OperationRow } from '../db/schema.ts'
import { documents } from '../documents.ts'
import { NO_VERSION, toResourceRow } from './resource-row.ts'

/**
 * Outbox rows for screens: a booking in the answer of another host is read as our own row (decision
 * 63). Our own server's rows have a version, so that with it the readers are not fetched. The stored
 * rows stay as they are. Where the readers cannot be had, so do the answers: the code in them counts.
 */
export async function readAnswers(operations: OperationRow[]): Promise<OperationRow[]> {
  if (!operations.some(hasForeignBooking)) return operations
  try {
    const { readRow } = await documents()
    const read = (raw: unknown) => {
      const row = toResourceRow(raw)
      return row === null ? raw : readRow('hotel_bookings', row)
    }
    return operations.map((operation) =>
      hasForeignBooking(operation) ? withBookings(operation, read) : operation,
    )
  } catch {
    return operations
  }
}

function hasForeignBooking({ route, state, answer }: OperationRow): boolean {
  if (state !== 'taken' || (route !== 'bookRoom' && route !== 'bookBundle')) return false
  const all = [readAt(answer?.body, 'booking'), readAt(answer?.body, 'bookings')].flat()
  return all.some((raw) => toResourceRow(raw)?.version === NO_VERSION)
}

function withBookings(operation: OperationRow, read: (raw: unknown) => unknown): OperationRow {
  if (operation.answer === null) return operation
  const body = operation.answer.body as { booking?: unknown; bookings?: unknown }
  const { booking, bookings } = body
  return {
    ...operation,
    answer: {
      ...operation.answer,
      body: {
        ...body,
        ...(booking !== undefined && { booking: read(booking) }),
        ...(Array.isArray(bookings) && { bookings: bookings.map(read) }),
      },
    },
  }
}
