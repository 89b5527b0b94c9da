import {
  consentCategories,
  reviewStatuses,
  ticketPriorities,
  ticketStatuses,
  type Consent,
  type DeskReview,
  type Ticket,
} from '#contract/community.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

export type { Consent, DeskReview, Ticket }

/** Reviews, tickets and consent, as the desk keeps them (spec 3 §2.10, §3). */

function keptOf(raw: ResourceRow) {
  const row = looseObject(raw)
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at),
  }
}

function replyOf(value: unknown) {
  const row = looseObject(value)
  const { id, by, text, at } = row
  return {
    id: looseText(id) || `${looseText(at)} ${looseText(by)}`,
    by: looseText(by),
    text: looseText(text),
    at: looseText(at),
  }
}

const wordOf = <Word extends string>(words: readonly Word[], value: unknown, otherwise: Word) =>
  words.find((one) => one === value) ?? otherwise

export function parseDeskReview(raw: ResourceRow): DeskReview {
  const row = looseObject(raw)
  return {
    ...keptOf(raw),
    customer: looseText(row.customer),
    rating: Math.min(5, Math.max(0, looseNumber(row.rating) ?? 0)),
    text: looseText(row.text),
    category: looseText(row.category),
    item_id: looseTextOrNull(row.item_id),
    target: looseText(row.target),
    status: wordOf(reviewStatuses, row.status, 'pending'),
    likes: looseNumber(row.likes) ?? 0,
    comments: looseList(row.comments).map(replyOf),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

export function parseTicket(raw: ResourceRow): Ticket {
  const row = looseObject(raw)
  return {
    ...keptOf(raw),
    customer: looseText(row.customer),
    email: looseText(row.email),
    phone: looseTextOrNull(row.phone),
    subject: looseText(row.subject),
    status: wordOf(ticketStatuses, row.status, 'open'),
    priority: wordOf(ticketPriorities, row.priority, 'normal'),
    messages: looseList(row.messages).map((one) => ({
      ...replyOf(one),
      staff: looseObject(one).staff === true,
    })),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

export function parseConsent(raw: ResourceRow): Consent {
  const row = looseObject(raw)
  const said = looseList(row.categories)
  return {
    ...keptOf(raw),
    customer: looseTextOrNull(row.customer),
    categories: consentCategories.filter((one) => said.includes(one)),
    granted_at: looseText(row.granted_at),
    device: looseText(row.device),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

export const deskReviews = () =>
  listQuery({ resource: 'desk_reviews', route: 'listDeskReviews', parse: parseDeskReview })
export const tickets = () =>
  listQuery({ resource: 'tickets', route: 'listTickets', parse: parseTicket })
export const consents = () =>
  listQuery({ resource: 'consents', route: 'listConsents', parse: parseConsent })
