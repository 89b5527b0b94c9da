import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OwnKind } from '#contract/cancellations.ts'
import { shownOf } from '#parts/services.ts'

/** Names of all that a guest can have booked. */
export const ownLabels = (kind: OwnKind): MessageDescriptor =>
  kind === 'room' ? msg`Your room booking` : shownOf[kind].yours

/** Statuses of all services; any other is shown as the server sends it. */
export const statusLabels: Readonly<Record<string, MessageDescriptor>> = {
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
