import {
  consentCategories,
  reviewStatuses,
  ticketPriorities,
  ticketStatuses,
} from '#contract/community.ts'
import {
  coerceList,
  coerceNumber,
  coerceObject,
  coerceOneOf,
  coerceText,
  coerceTextOrNull,
  commonFieldsOf,
  type Raw,
  type Readers,
} from './coerce.ts'

/** What guests said, and what they agreed to (spec 1 §3 and §7, spec 3 §2.10 and §3). */

const ratingOf = (raw: Raw) => Math.min(5, Math.max(0, coerceNumber(raw.rating) ?? 0))

function replyOf(value: unknown) {
  const { id, by, text, at } = coerceObject(value)
  return {
    id: coerceText(id) || `${coerceText(at)} ${coerceText(by)}`,
    by: coerceText(by),
    text: coerceText(text),
    at: coerceText(at),
  }
}

/** By whom and when it was last changed at a desk. */
const changedOf = (raw: Raw) => ({
  device_time: coerceTextOrNull(raw.device_time),
  changed_by: coerceTextOrNull(raw.changed_by),
})

export const readers: Readers = {
  /** A missing comment is blank (spec 1 §5). */
  reviews(raw) {
    return {
      ...commonFieldsOf(raw),
      name: coerceText(raw.name),
      rating: ratingOf(raw),
      comment: coerceText(raw.comment) || coerceText(raw.message),
      service: coerceText(raw.service),
      item_id: coerceTextOrNull(raw.item_id),
      item_label:
        coerceText(raw.item_label) ||
        coerceText(raw.item_name) ||
        coerceText(raw.subject_label) ||
        coerceText(coerceObject(raw.item).name),
      replies: coerceList(raw.replies).map((one) => {
        const { text, at } = coerceObject(one)
        return { text: coerceText(text), at: coerceText(at) }
      }),
      likes: coerceNumber(raw.likes) ?? 0,
    }
  },

  desk_reviews(raw) {
    return {
      ...commonFieldsOf(raw),
      customer: coerceText(raw.customer),
      rating: ratingOf(raw),
      text: coerceText(raw.text),
      category: coerceText(raw.category),
      item_id: coerceTextOrNull(raw.item_id),
      target: coerceText(raw.target),
      status: coerceOneOf(reviewStatuses, raw.status) ?? 'pending',
      likes: coerceNumber(raw.likes) ?? 0,
      comments: coerceList(raw.comments).map(replyOf),
      ...changedOf(raw),
    }
  },

  tickets(raw) {
    return {
      ...commonFieldsOf(raw),
      customer: coerceText(raw.customer),
      email: coerceText(raw.email),
      phone: coerceTextOrNull(raw.phone),
      subject: coerceText(raw.subject),
      status: coerceOneOf(ticketStatuses, raw.status) ?? 'open',
      priority: coerceOneOf(ticketPriorities, raw.priority) ?? 'normal',
      messages: coerceList(raw.messages).map((one) => ({
        ...replyOf(one),
        staff: coerceObject(one).staff === true,
      })),
      ...changedOf(raw),
    }
  },

  consents(raw) {
    const given = coerceList(raw.categories)
    return {
      ...commonFieldsOf(raw),
      customer: coerceTextOrNull(raw.customer),
      categories: consentCategories.filter((one) => given.includes(one)),
      granted_at: coerceText(raw.granted_at),
      device: coerceText(raw.device),
      changed_by: coerceTextOrNull(raw.changed_by),
    }
  },
}
