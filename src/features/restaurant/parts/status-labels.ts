import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus, ServiceType } from '#domain/restaurant.ts'

/** An order's states as a guest reads them. */
export const statusLabels: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Waiting for the house to accept`,
  accepted: msg`Accepted by the house`,
  preparing: msg`Being prepared`,
  ready: msg`Ready`,
  delivered: msg`Served`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

export const serviceLabels: Record<ServiceType, MessageDescriptor> = {
  'dine-in': msg`Dine-in`,
  room: msg`Room service`,
  pickup: msg`Pickup`,
}
