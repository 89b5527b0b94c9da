import type { Consent, DeskReview, Ticket } from '#contract/community.ts'
import { listQuery } from '#offline/reads/list-query.ts'

export type { Consent, DeskReview, Ticket }

/** Reviews, tickets and consent, as the desk keeps them (spec 3 §2.10, §3). */

export const deskReviews = () => listQuery({ resource: 'desk_reviews', route: 'listDeskReviews' })
export const tickets = () => listQuery({ resource: 'tickets', route: 'listTickets' })
export const consents = () => listQuery({ resource: 'consents', route: 'listConsents' })
