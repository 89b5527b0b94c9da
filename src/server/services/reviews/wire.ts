import type { Kysely } from 'kysely'
import type { Review } from '#contract/catalogue.ts'
import type { Database, ReviewsTable } from '../../db/schema.ts'
import { rowsOf, syncedFields } from '../../db/wire.ts'
import { readReplies } from '../community/index.ts'

export function reviewWire(row: ReviewsTable): Review {
  return {
    ...syncedFields(row),
    name: row.name,
    rating: row.rating,
    comment: row.comment,
    service: row.service,
    item_id: row.item_id,
    item_label: row.item_label,
    replies: readReplies(row.comments).map(({ text, at }) => ({ text, at })),
    likes: row.likes,
  }
}

/** What everyone may read: pending and hidden ones stay with the house (decisions.md, "Orders"). */
export function publishedReviews(db: Kysely<Database>) {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
}

/** A review that is hidden again leaves the devices as if it were deleted. */
export const reviewRows = rowsOf(publishedReviews, reviewWire)
