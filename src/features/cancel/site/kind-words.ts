import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OwnKind } from '#contract/cancellations.ts'

export const kindWords: Record<OwnKind, MessageDescriptor> = {
  room: msg`Your room booking`,
  restaurant: msg`Your order`,
  laundry: msg`Your laundry`,
  car: msg`Your car rental`,
  tour: msg`Your tour`,
  table: msg`Your table`,
  custom: msg`Your order`,
}

/** States of all services; one that is not here is shown as the house has it. */
export const statusWords: Readonly<Record<string, MessageDescriptor>> = {
  pending: msg`Waiting for the house`,
  approved: msg`Approved`,
  accepted: msg`Accepted`,
  confirmed: msg`Confirmed`,
  preparing: msg`Being prepared`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
  started: msg`Started`,
  active: msg`Under way`,
  seated: msg`Seated`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}
