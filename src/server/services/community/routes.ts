import type { Endpoint } from '../../pipeline/endpoint.ts'
import { recordConsent, resetConsent, revokeConsent } from './consent.ts'
import { listConsents, listDeskReviews, listTickets } from './lists.ts'
import { postReview } from './post-review.ts'
import { likeReview, replyToReview, setReview } from './review-steps.ts'
import { sendMessage } from './send-message.ts'
import { replyToTicket, setTicket } from './ticket-steps.ts'

export const endpoints: Endpoint[] = [
  postReview,
  sendMessage,
  listDeskReviews,
  setReview,
  replyToReview,
  likeReview,
  listTickets,
  setTicket,
  replyToTicket,
  listConsents,
  recordConsent,
  resetConsent,
  revokeConsent,
]
