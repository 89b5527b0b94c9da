import type { Consent, DeskReview, Ticket } from '#contract/community.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { createDeskList } from '#parts/desk/desk-list.ts'
import { openRowInGroup as rowOf } from '#parts/desk/open-steps.ts'
import { descriptors as overlays } from '../operations.ts'

export type { Consent, DeskReview, Ticket }

/** Reviews, tickets and consent, as the desk keeps them (spec 3 §2.10, §3). */

export const useDeskReviews = createDeskList({
  resource: 'desk_reviews',
  list: () => listQuery({ resource: 'desk_reviews', route: 'listDeskReviews' }),
  overlays,
  rowOf,
})
export const useTickets = createDeskList({
  resource: 'tickets',
  list: () => listQuery({ resource: 'tickets', route: 'listTickets' }),
  overlays,
  rowOf,
})
export const useConsents = createDeskList({
  resource: 'consents',
  list: () => listQuery({ resource: 'consents', route: 'listConsents' }),
  overlays,
  rowOf,
})
