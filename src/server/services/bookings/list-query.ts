import { askedPage, askedStates, type AskedPage } from '../page.ts'

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

/** Reads a query; invalid values are ignored. */
export function parseListQuery(query: Query): ListQuery {
  const include = (query.include ?? '').split(',')
  return {
    states: askedStates(query.status),
    from: query.from || null,
    to: query.to || null,
    words: query.q,
    ...askedPage(query),
    withRoom: include.includes('room'),
    withPayments: include.includes('payments'),
  }
}
