import type { KeptRow } from '#contract/resources.ts'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Reviews (spec 1 §3, §7). */

export interface Review {
  id: string
  /** Default: Guest. Null where it is missing, so that the screen can say it in its language. */
  name: string | null
  /** 0 to 5 */
  rating: number
  /** A missing one is blank (spec 1 §5). */
  comment: string
  itemLabel: string | null
  /** ISO; null where the host does not say. */
  createdAt: string | null
  /** The operation that made it, where one of ours did. */
  operationId: string | null
  /** What the house answered, oldest first. */
  replies?: { text: string; at: string }[]
}

export function parseReview(raw: KeptRow): Review {
  const row = looseObject(raw)
  const item = looseObject(row.item)
  return {
    id: raw.id,
    name: looseTextOrNull(row.name),
    rating: Math.min(5, Math.max(0, looseNumber(row.rating) ?? 0)),
    comment: looseText(row.comment) || looseText(row.message),
    itemLabel:
      looseTextOrNull(row.item_label) ??
      looseTextOrNull(row.item_name) ??
      looseTextOrNull(row.subject_label) ??
      looseTextOrNull(item.name),
    createdAt: looseTextOrNull(row.created_at),
    operationId: raw.operation_id,
    replies: looseList(row.replies).map((one) => {
      const { text, at } = looseObject(one)
      return { text: looseText(text), at: looseText(at) }
    }),
  }
}

export const reviews = () =>
  listQuery({ resource: 'reviews', route: 'listReviews', parse: parseReview })

/** Newest first. */
export function newestFirst(list: readonly Review[]): Review[] {
  return list.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
}
