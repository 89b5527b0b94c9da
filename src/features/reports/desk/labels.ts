import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportCategory } from '#contract/report-kinds.ts'
import { kindLabels } from '#parts/services.ts'

export const categoryLabels: Record<ReportCategory, MessageDescriptor> = {
  ...kindLabels,
  booking: msg`Booking`,
  payment: msg`Payment`,
  bar: msg`Bar`,
}

const statusLabels: Readonly<Record<string, MessageDescriptor>> = {
  pending: msg`Pending`,
  approved: msg`Approved`,
  accepted: msg`Accepted`,
  preparing: msg`Preparing`,
  processing: msg`Processing`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
  active: msg`Active`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  paid: msg`Paid`,
  failed: msg`Failed`,
  refunded: msg`Refunded`,
}

/** A status in the person's language; a status that is not known stays as it is. */
export function statusText(
  status: string,
  translate: (label: MessageDescriptor) => string,
): string {
  const label = statusLabels[status]
  return label === undefined ? status : translate(label)
}
