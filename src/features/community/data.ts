import type * as contract from '#contract/catalogue.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Reviews (spec 1 §3, §7). */

export interface Review {
  id: string
  /**
   * `Guest` by default. Null where the name is missing: the screen then shows it in its language.
   */
  name: string | null
  /** 0 to 5 */
  rating: number
  /** A missing one is blank (spec 1 §5). */
  comment: string
  itemLabel: string | null
  /** ISO; null where the host does not say. */
  createdAt: string | null
  /** The operation that made it, where a device of ours did. */
  operationId: string | null
  /** The house's replies, oldest first. */
  replies?: { text: string; at: string }[]
}

export const shownReview = (row: contract.Review): Review => ({
  id: row.id,
  name: row.name || null,
  rating: row.rating,
  comment: row.comment,
  itemLabel: row.item_label || null,
  createdAt: row.created_at || null,
  operationId: row.operation_id,
  replies: row.replies ?? [],
})

export const reviews = () =>
  listQuery({ resource: 'reviews', route: 'listReviews', parse: shownReview })

/** Newest first. */
export function newestFirst(list: readonly Review[]): Review[] {
  return list.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
}
