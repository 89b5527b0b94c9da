import type { Selectable } from 'kysely'
import type { Consent, DeskReview, Ticket } from '#contract/community.ts'
import type { ConsentsTable, ReviewsTable, TicketsTable } from '../../db/schema.ts'
import { rowsOf, syncedFields } from '../../db/wire.ts'
import { readReplies } from './thread.ts'

/** What the desk sees of reviews, tickets and consent. */

export function deskReviewWire(row: Selectable<ReviewsTable>): DeskReview {
  return {
    ...syncedFields(row),
    customer: row.name,
    rating: row.rating,
    text: row.comment,
    category: row.service,
    item_id: row.item_id,
    target: row.item_label,
    status: row.status as DeskReview['status'],
    likes: row.likes,
    comments: readReplies(row.comments),
    device_time: row.device_time,
    changed_by: row.changed_by,
  }
}

export const deskReviewRows = rowsOf(
  (db) =>
    db
      .selectFrom('reviews')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  deskReviewWire,
)

export function ticketWire(row: Selectable<TicketsTable>): Ticket {
  const first = { id: row.id, by: row.name, text: row.message, at: row.created_at, staff: false }
  return {
    ...syncedFields(row),
    customer: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    status: row.state as Ticket['status'],
    priority: (row.priority ?? 'normal') as Ticket['priority'],
    messages: [first, ...readReplies(row.messages).map((reply) => ({ ...reply, staff: true }))],
    device_time: row.device_time,
    changed_by: row.changed_by,
  }
}

export const ticketRows = rowsOf(
  (db) =>
    db
      .selectFrom('tickets')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  ticketWire,
)

export function consentWire(row: Selectable<ConsentsTable>): Consent {
  return {
    ...syncedFields(row),
    customer: row.name ?? row.email,
    categories: JSON.parse(row.categories) as Consent['categories'],
    granted_at: row.granted_at,
    device: row.device,
    changed_by: row.changed_by,
  }
}

export const consentRows = rowsOf(
  (db) =>
    db
      .selectFrom('consents')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('granted_at', 'desc')
      .orderBy('id'),
  consentWire,
)
