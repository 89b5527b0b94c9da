type Query = Readonly<Record<string, string | undefined>>

/** What a list is asked for. */
export interface ListQuery {
  /** Null: all. */
  states: string[] | null
  /** Days; stays that touch them. */
  from: string | null
  to: string | null
  words: string | undefined
  perPage: number
  page: number
  withRoom: boolean
  withPayments: boolean
}

/** The documents ask for up to 500 and page by that (spec 1 §7, spec 3 §7). */
const MAX_ROWS = 500

function clampInteger(text: string | undefined, fallback: number, max: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : fallback
  return Math.min(Math.max(value, 1), max)
}

/** Other hosts call `approved` `accepted`. */
function statesOf(status: string | undefined): string[] | null {
  if (status === undefined || status === '' || status === 'all') return null
  const asked = status.split(',').slice(0, 10)
  return [...new Set(asked.map((one) => (one === 'accepted' ? 'approved' : one)))]
}

/** Reads a query; invalid values are ignored. */
export function parseListQuery(query: Query): ListQuery {
  const include = (query.include ?? '').split(',')
  return {
    states: statesOf(query.status),
    from: query.from || null,
    to: query.to || null,
    words: query.q,
    perPage: clampInteger(query.per_page, MAX_ROWS, MAX_ROWS),
    page: clampInteger(query.page, 1, 1_000_000),
    withRoom: include.includes('room'),
    withPayments: include.includes('payments'),
  }
}

export function pageMeta(total: number, { perPage, page }: ListQuery) {
  return {
    current_page: page,
    last_page: Math.max(Math.ceil(total / perPage), 1),
    per_page: perPage,
    total,
  }
}
