/** Pages of a list, in the form the documents read (spec 3 §7.1). */
export interface Page<Row> {
  data: Row[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}

const MAX_PER_PAGE = 500

/** A whole number from 1; anything else in a query is as if it were not there. */
function count(text: string | undefined, fallback: number, max: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback
}

/**
 * Cuts a page out of all rows. A page past the end is answered with the last one, as when the rows
 * on it were deleted meanwhile.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  query: { page?: string | undefined; per_page?: string | undefined },
): Page<Row> {
  const per_page = count(query.per_page, 10, MAX_PER_PAGE)
  const last_page = Math.max(1, Math.ceil(rows.length / per_page))
  const current_page = count(query.page, 1, last_page)
  const from = (current_page - 1) * per_page
  return {
    data: rows.slice(from, from + per_page),
    current_page,
    last_page,
    per_page,
    total: rows.length,
  }
}
