import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskReview, Ticket } from '#contract/community.ts'

/* States of reviews and tickets as people say them, at the desk and in what waits. */

export const reviewStatusLabels: Record<DeskReview['status'], MessageDescriptor> = {
  pending: msg`Pending`,
  published: msg`Published`,
  hidden: msg`Hidden`,
}

export const ticketStatusLabels: Record<Ticket['status'], MessageDescriptor> = {
  open: msg`Open`,
  pending: msg`Pending`,
  closed: msg`Closed`,
}
