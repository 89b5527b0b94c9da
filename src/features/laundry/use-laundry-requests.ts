import type { MessageDescriptor } from '@lingui/core'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OwnLaundry } from './own-laundry.ts'
import { laundryStatusWords } from './parts/status-words.ts'
import { isLaundry, useOwnLaundry } from './use-own-laundry.ts'

/** What the house says of laundry, as /requests shows all services. */
export interface LaundryRequest {
  stage: 'received' | 'confirmed' | 'over' | 'cancelled'
  words: MessageDescriptor
  reason: string | null
  code: string
  /** Until it is started (decisions.md, /cancel-bookings). */
  mayCancel: boolean
}

const stages = {
  pending: 'received',
  processing: 'confirmed',
  ready: 'confirmed',
  delivered: 'over',
  cancelled: 'cancelled',
} as const

export function laundryRequest({ status, code, cancelReason }: OwnLaundry): LaundryRequest {
  return {
    stage: stages[status],
    words: laundryStatusWords[status],
    reason: cancelReason,
    code,
    mayCancel: status === 'pending',
  }
}

/** Laundry for /requests: undefined for what is none, null for what the house has not said. */
export function useLaundryRequests(operations: readonly OperationRow[]) {
  const own = useOwnLaundry(operations)
  return {
    of(operation: OperationRow): LaundryRequest | null | undefined {
      if (!isLaundry(operation)) return undefined
      const order = own.of(operation)
      return order && laundryRequest(order)
    },
    asOf: own.asOf,
  }
}
