import { msg } from '@lingui/core/macro'
import type { ResourceRow } from '#contract/resources.ts'
import type { PublicOrder } from '#contract/restaurant.ts'
import { guestMayCancel } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptor } from '#offline/operation-descriptor.ts'
import { storedDetail } from '#parts/stored-detail.ts'

/** A guest takes back an order that the house has not accepted yet. */

function applyCancelled(
  rows: readonly ResourceRow[],
  operation: OperationRow,
): readonly ResourceRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  const order = rows[at] as (PublicOrder & ResourceRow) | undefined
  // Accepted meanwhile: the server's state stays, and the refusal is shown.
  if (!order || !guestMayCancel(order.status)) return rows
  return rows.with(at, { ...order, status: 'cancelled' } as ResourceRow)
}

export const cancelOwnDescriptor: OperationDescriptor = {
  title: () => msg`Cancel an order`,
  detail: storedDetail,
  overlay: { resource: 'restaurant_orders', apply: applyCancelled },
  recoveryActions: () => [],
  check: msg`Call the house and ask whether the order was cancelled.`,
}
