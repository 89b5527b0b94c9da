import type { MessageDescriptor } from '@lingui/core'
import { useCartRequests } from '#features/cart/use-own-carts.ts'
import { useLaundryRequests } from '#features/laundry/use-laundry-requests.ts'
import { useRentalRequests } from '#features/cars/use-own-rentals.ts'
import { useOwnReservations } from '#features/tables/use-own-reservations.ts'
import { useOwnTours } from '#features/tours/use-own-tours.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** What the house says of something a guest asked a service for, in that service's words. */
export interface OwnService {
  /** received: it waits for the house. over: it has been done. */
  stage: 'received' | 'confirmed' | 'over' | 'cancelled'
  /** Its state at the house. */
  words: MessageDescriptor
  /** Why it was cancelled. */
  reason: string | null
  code: string
  /** Whether /cancel-bookings may still find something to cancel. */
  mayCancel: boolean
}

/** What each service's hook gives. */
export interface OwnServices {
  /** Undefined: not this service's. Null: the house has not said, or has not taken it. */
  of(operation: OperationRow): OwnService | null | undefined
  /** Heard from the device alone: from when. */
  asOf: string | null
}

/** What the house says of what services were asked for. A new service adds a line. */
export function useOwnServices(operations: readonly OperationRow[]): OwnServices {
  const all: OwnServices[] = [
    useOwnReservations(operations),
    useLaundryRequests(operations),
    useRentalRequests(operations),
    useOwnTours(operations),
    useCartRequests(operations),
  ]
  return {
    of(operation) {
      for (const one of all) {
        const found = one.of(operation)
        if (found !== undefined) return found
      }
      return undefined
    },
    asOf: all.find(({ asOf }) => asOf !== null)?.asOf ?? null,
  }
}
