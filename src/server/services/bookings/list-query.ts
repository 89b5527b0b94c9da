import { askedPage, type AskedPage } from '../page.ts'

type Query = Readonly<Record<string, string | undefined>>

/** What a list is asked for. */
export interface ListQuery extends AskedPage {
  /** Null: all. */
  states: string[] | null
  /** Days; stays that touch them. */
  from: string | null
  to: string | null
  words: string | undefined
  withRoom: boolean
  withPayments: boolean
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
    ...askedPage(query),
    withRoom: include.includes('room'),
    withPayments: include.includes('payments'),
  }
}
