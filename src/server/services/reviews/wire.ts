import type { WireRows } from '../../db/wire.ts'
import { publishedReviews, reviewWire } from './rows.ts'

/** A review that is hidden again leaves the devices as if it were deleted. */
export const reviewRows: WireRows = async (db, ids) => {
  const query = publishedReviews(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(reviewWire)
}
