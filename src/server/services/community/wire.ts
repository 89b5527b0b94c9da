import type { Selectable } from 'kysely'
import {
  consent,
  deskReview,
  ticket,
  type Consent,
  type DeskReview,
  type Ticket,
} from '#contract/community.ts'
import type { ConsentsTable, ReviewsTable, TicketsTable } from '../../db/schema.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'
import { readReplies } from './thread.ts'

/** What the desk sees of reviews, tickets and consent. */

export const deskReviewWire = (row: Selectable<ReviewsTable>): DeskReview =>
  onWire(deskReview, row, {
    customer: row.name,
    text: row.comment,
    category: row.service,
    target: row.item_label,
    comments: readReplies(row.comments),
  })

export const deskReviewRows = rowsOf(
  (db) => activeIn(db, 'reviews').orderBy('created_at', 'desc').orderBy('id'),
  deskReviewWire,
)

export function ticketWire(row: Selectable<TicketsTable>): Ticket {
  const first = { id: row.id, by: row.name, text: row.message, at: row.created_at, staff: false }
  return onWire(ticket, row, {
    customer: row.name,
    status: row.state as Ticket['status'],
    priority: (row.priority ?? 'normal') as Ticket['priority'],
    messages: [first, ...readReplies(row.messages).map((reply) => ({ ...reply, staff: true }))],
  })
}

export const ticketRows = rowsOf(
  (db) => activeIn(db, 'tickets').orderBy('created_at', 'desc').orderBy('id'),
  ticketWire,
)

export const consentWire = (row: Selectable<ConsentsTable>): Consent =>
  onWire(consent, row, {
    customer: row.name ?? row.email,
    categories: JSON.parse(row.categories) as Consent['categories'],
  })

export const consentRows = rowsOf(
  (db) => activeIn(db, 'consents').orderBy('granted_at', 'desc').orderBy('id'),
  consentWire,
)
