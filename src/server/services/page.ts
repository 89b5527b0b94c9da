import * as z from 'zod/mini'

/** Pages of a list, in the form the documents read (spec 3 §7.1). */
export interface Page<Row> {
  data: Row[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}

export const pageFields = {
  current_page: z.number(),
  last_page: z.number(),
  per_page: z.number(),
  total: z.number(),
}

/** The documents ask for up to 500 and page by that (spec 1 §7, spec 3 §7). */
const MAX_PER_PAGE = 500

/** What a query asks of a page. */
export interface AskedPage {
  perPage: number
  page: number
}

/** A whole number from 1; what cannot be understood is as if it were not there. */
function clampInteger(text: string | undefined, fallback: number, max: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : fallback
  return Math.min(Math.max(value, 1), max)
}

/** The page asked for; the largest where none is. */
export const askedPage = (query: Readonly<Record<string, string | undefined>>): AskedPage => ({
  perPage: clampInteger(query.per_page, MAX_PER_PAGE, MAX_PER_PAGE),
  page: clampInteger(query.page, 1, 1_000_000),
})

/**
 * The states asked for; null: all. `accepted` is another server's word for what is approved here.
 *
 * @param known a list's own states
 */
export function askedStates(
  status: string | undefined,
  known: readonly string[] = [],
): string[] | null {
  if (status === undefined || status === '' || status === 'all') return null
  const asked = status.split(',').slice(0, 10)
  const ours = (one: string) => (one === 'accepted' && !known.includes(one) ? 'approved' : one)
  return [...new Set(asked.map(ours))]
}

/** The numbers beside its rows. */
export function pageMeta(total: number, { perPage, page }: AskedPage) {
  return {
    current_page: page,
    last_page: Math.max(Math.ceil(total / perPage), 1),
    per_page: perPage,
    total,
  }
}

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
