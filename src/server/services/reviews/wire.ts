import type { Kysely } from 'kysely'
import { review, type Review } from '#contract/catalogue.ts'
import type { Database, ReviewsTable } from '../../db/schema.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'
import { readReplies } from '../community/index.ts'

export const reviewWire = (row: ReviewsTable): Review =>
  onWire(review, row, {
    replies: readReplies(row.comments).map(({ text, at }) => ({ text, at })),
  })

/** What everyone may read: pending and hidden ones stay with the house (decisions.md, "Orders"). */
export function publishedReviews(db: Kysely<Database>) {
  return activeIn(db, 'reviews').where('status', '=', 'published')
}

/** A review that is hidden again leaves the devices as if it were deleted. */
export const reviewRows = rowsOf(publishedReviews, reviewWire)
