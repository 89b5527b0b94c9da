import { msg } from '@lingui/core/macro'
import type { PostReview, RecordConsent, SendMessage } from '#contract/community.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'

/** Descriptors of the guests' messages and reviews. */

const reviewOf = (operation: OperationRow) => operation.body as PostReview
const messageOf = (operation: OperationRow) => operation.body as SendMessage

export const descriptors: OperationDescriptors = {
  postReview: {
    title: (operation) => {
      const stars = reviewOf(operation).rating
      return msg`Review with ${stars} of 5 stars`
    },
    detail: (operation) => {
      const { comment } = reviewOf(operation)
      return msg`${comment}`
    },
    recoveryActions: (operation) => [
      { kind: 'open', label: msg`Change the review`, to: `/reviews?change=${operation.id}` },
    ],
    failed: msg`Failed to post review`,
    check: msg`Check whether your review is in the list before you send it again.`,
  },
  sendMessage: {
    title: (operation) => {
      const { subject } = messageOf(operation)
      return msg`Message: ${subject}`
    },
    detail: (operation) => {
      const { message } = messageOf(operation)
      return msg`${message}`
    },
    recoveryActions: (operation) => [
      { kind: 'open', label: msg`Change the message`, to: `/contact?change=${operation.id}` },
    ],
    failed: msg`Failed to send your message.`,
    check: msg`Call the house and ask whether your message is there before you send it again.`,
  },
  recordConsent: {
    title: (operation) => {
      const more = (operation.body as RecordConsent).categories.filter((one) => one !== 'essential')
      return more.length === 0 ? msg`Consent: essential only` : msg`Consent: more than essential`
    },
    detail: () => null,
    recoveryActions: () => [
      { kind: 'open', label: msg`Change the consent`, to: '/privacy#consent' },
    ],
    failed: msg`Failed to save your choice.`,
    check: msg`Say your choice once more: the house keeps the last.`,
  },
}
