import type { SetReview, SetTicket } from '#contract/community.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { offline } from '#offline/offline.ts'
import { operationTitle } from '#parts/operation-title.ts'
import { descriptors } from './operations.ts'
import type { Consent, DeskReview, Ticket } from './desk/community.ts'

/** Writes the desk's work on reviews, tickets and consents to the outbox. All throw NotSavedError. */

async function confirm(
  route: QueuedRouteName,
  group: 'desk_reviews' | 'tickets' | 'consents',
  id: string,
  body: object,
  detail: string,
): Promise<void> {
  const { outbox, actor } = offline()
  await outbox.confirm({
    route,
    params: { id },
    body,
    group: `${group}:${id}`,
    actor: actor(),
    words: { title: operationTitle(descriptors, route, body), detail },
  })
}

const reviewLine = ({ customer, target }: DeskReview) => `${customer} · ${target}`
const ticketLine = ({ customer, subject }: Ticket) => `${customer} · ${subject}`

export function showReview(review: DeskReview, status: 'published' | 'hidden') {
  const body: SetReview = { status, seen: { status: review.status } }
  return confirm('setReview', 'desk_reviews', review.id, body, reviewLine(review))
}

export const likeReview = (review: DeskReview) =>
  confirm('likeReview', 'desk_reviews', review.id, {}, reviewLine(review))

/** Empty text is no reply (spec 3 §5): returns whether an outbox row was written. */
export async function replyToReview(review: DeskReview, text: string): Promise<boolean> {
  if (text.trim() === '') return false
  const body = { text: text.trim() }
  await confirm('replyToReview', 'desk_reviews', review.id, body, reviewLine(review))
  return true
}

export function setTicket(ticket: Ticket, change: Pick<SetTicket, 'status' | 'priority'>) {
  const seen: SetTicket['seen'] = {
    ...(change.status === undefined ? {} : { status: ticket.status }),
    ...(change.priority === undefined ? {} : { priority: ticket.priority }),
  }
  return confirm('setTicket', 'tickets', ticket.id, { ...change, seen }, ticketLine(ticket))
}

export async function replyToTicket(ticket: Ticket, text: string): Promise<boolean> {
  if (text.trim() === '') return false
  const body = { text: text.trim() }
  await confirm('replyToTicket', 'tickets', ticket.id, body, ticketLine(ticket))
  return true
}

export const resetConsent = (consent: Consent) =>
  confirm(
    'resetConsent',
    'consents',
    consent.id,
    { categories: ['essential'] },
    consent.customer ?? consent.device,
  )

export const revokeConsent = (consent: Consent) =>
  confirm('revokeConsent', 'consents', consent.id, {}, consent.customer ?? consent.device)
