import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  Consent,
  DeskReview,
  SayReply,
  SetReview,
  SetTicket,
  Ticket,
} from '#contract/community.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { currentOf as currentOfRefusal, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ServerStatus,
  OperationDescriptors,
  OperationDescriptor,
  OperationOverlay,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { ghostId, withRow } from '#offline/reads/overlay.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import { changeTo } from '#parts/change-to.ts'
import { reviewStatusLabels, ticketStatusLabels } from '../status-labels.ts'

/** Descriptors of the desk's work on reviews, tickets and consents. */

/** Changes the one row that the operation names. */
const onRow = <Row extends ResourceRow>(
  resource: Resource,
  change: (row: Row, operation: OperationRow) => Row,
): OperationOverlay => ({
  resource,
  apply(rows, operation) {
    return withRow(rows, operation.params.id, (row: Row) => change(row, operation))
  },
})

const replyOf = (operation: OperationRow) => ({
  id: ghostId(operation),
  by: operation.actor.kind === 'staff' ? operation.actor.name : '',
  text: (operation.body as SayReply).text,
  at: operation.deviceTime,
})

/** The server's status by its badge's label; null where another host's status has no label. */
const statusAtServer =
  (labels: Readonly<Record<string, MessageDescriptor>>) =>
  (current: unknown): ServerStatus | null => {
    const { status = '', changed_at, changed_by } = rowNow<DeskReview | Ticket>(current)
    const label = labels[status]
    if (label === undefined) return null
    return { label, at: changed_at ?? null, by: changed_by ?? null, note: null }
  }

const failed = msg`Failed to save.`
const check = msg`Check the house’s own list before you send this again.`
const plain = {
  detail: storedDetail,
  recoveryActions: () => [],
  failed,
  check,
} satisfies Partial<OperationDescriptor>

/** The same change again, on the row as the server has it. */
function again(operation: OperationRow, seen?: object): RecoveryAction[] {
  if (operation.answer?.code !== 'conflict') return []
  const body = { ...(operation.body as object), ...(seen && { seen }) }
  return [changeTo(msg`Do it all the same`, operation, body)]
}

const currentOf = (operation: OperationRow) =>
  rowNow<DeskReview & Ticket>(currentOfRefusal(operation.answer?.body))

/** The guest has given consent again. */
function consentAtServer(current: unknown): ServerStatus | null {
  const { granted_at: at = null } = rowNow<Consent>(current)
  return at === null ? null : { label: msg`Given again by the guest`, at, note: null }
}

export const deskCommunityDescriptors: OperationDescriptors = {
  setReview: {
    ...plain,
    title: ({ body }) =>
      (body as SetReview).status === 'published' ? msg`Publish the review` : msg`Hide the review`,
    overlay: onRow<DeskReview>('desk_reviews', (row, { body }) => ({
      ...row,
      status: (body as SetReview).status,
    })),
    recoveryActions: (operation) => again(operation, { status: currentOf(operation).status }),
    serverStatus: statusAtServer(reviewStatusLabels),
  },
  replyToReview: {
    ...plain,
    title: () => msg`Reply to the review`,
    overlay: onRow<DeskReview>('desk_reviews', (row, operation) => ({
      ...row,
      comments: [...row.comments, replyOf(operation)],
    })),
  },
  likeReview: {
    ...plain,
    title: () => msg`Like the review`,
    overlay: onRow<DeskReview>('desk_reviews', (row) => ({ ...row, likes: row.likes + 1 })),
  },
  setTicket: {
    ...plain,
    title({ body }) {
      const { status } = body as SetTicket
      if (status === 'closed') return msg`Close the ticket`
      return status === undefined ? msg`Change the ticket’s priority` : msg`Reopen the ticket`
    },
    overlay: onRow<Ticket>('tickets', (row, { body }) => {
      const { status = row.status, priority = row.priority } = body as SetTicket
      return { ...row, status, priority }
    }),
    recoveryActions(operation) {
      const { status, priority } = currentOf(operation)
      return again(operation, { status, priority })
    },
    serverStatus: statusAtServer(ticketStatusLabels),
  },
  replyToTicket: {
    ...plain,
    title: () => msg`Answer the guest`,
    overlay: onRow<Ticket>('tickets', (row, operation) => ({
      ...row,
      status: 'pending',
      messages: [...row.messages, { ...replyOf(operation), staff: true }],
    })),
  },
  resetConsent: {
    ...plain,
    title: () => msg`Reset the consent to essential`,
    recoveryActions: (operation) => again(operation),
    serverStatus: consentAtServer,
    overlay: onRow<Consent>('consents', (row, { deviceTime }) => ({
      ...row,
      categories: ['essential'],
      granted_at: deviceTime,
    })),
  },
  revokeConsent: {
    ...plain,
    title: () => msg`Revoke the consent`,
    recoveryActions: (operation) => again(operation),
    serverStatus: consentAtServer,
    overlay: {
      resource: 'consents',
      apply: (rows, operation) => rows.filter(({ id }) => id !== operation.params.id),
    },
  },
}
