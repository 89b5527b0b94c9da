import * as z from 'zod/mini'
import { consent, deskReview, ticket } from '#contract/community.ts'
import { read } from '../../pipeline/endpoint.ts'
import { consentRows, deskReviewRows, ticketRows } from './wire.ts'

/** GET /api/reviews/all, /api/tickets, /api/consents: the desk's, newest first. */

export const listDeskReviews = read({
  name: 'listDeskReviews',
  answer: z.object({ data: z.array(deskReview) }),
  read: async (db) => ({ data: await deskReviewRows(db, null) }),
})

export const listTickets = read({
  name: 'listTickets',
  answer: z.object({ data: z.array(ticket) }),
  read: async (db) => ({ data: await ticketRows(db, null) }),
})

export const listConsents = read({
  name: 'listConsents',
  answer: z.object({ data: z.array(consent) }),
  read: async (db) => ({ data: await consentRows(db, null) }),
})
