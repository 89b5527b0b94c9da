import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConsentCategory, DeskReview, Ticket } from '#contract/community.ts'
import type { Tone } from '#ui/tones.tsx'

export const reviewTones: Record<DeskReview['status'], Tone> = {
  pending: 'waiting',
  published: 'confirmed',
  hidden: 'neutral',
}
export const ticketTones: Record<Ticket['status'], Tone> = {
  open: 'waiting',
  pending: 'neutral',
  closed: 'confirmed',
}
export const priorityLabels: Record<Ticket['priority'], MessageDescriptor> = {
  low: msg`Low`,
  normal: msg`Normal`,
  high: msg`High`,
}
export const categoryLabels: Record<ConsentCategory, MessageDescriptor> = {
  essential: msg`Essential`,
  analytics: msg`Analytics`,
  marketing: msg`Marketing`,
}
