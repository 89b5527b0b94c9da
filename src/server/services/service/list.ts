import { sql, type Kysely } from 'kysely'
import * as z from 'zod/mini'
import { rowFor } from '#contract/projections.ts'
import type { Service } from '#contract/services/service.ts'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/schema.ts'
import { findByWords } from '../../db/search/find.ts'
import { searchableTables, type SearchableTable } from '../../db/search/searchable.ts'
import type { Store } from '../../db/store.ts'
import { audienceOf } from '../../pipeline/actor.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { checkSearch } from '../check-search.ts'
import { askedPage, askedStates, pageFields, pageMeta } from '../page.ts'
import { activeRows, type ServiceSerializers } from './serializers.ts'

type Query = Readonly<Record<string, string | undefined>>

/** What a service's list has of its own. */
export interface ListSettings {
  /** Columns by which it is sorted, the latest first; default: as they came in. */
  order?: readonly string[]
  /** A row lies in `from`..`to` when it touches it, not when it begins there. */
  overlapping?: boolean
}

function rowsBetween(
  db: Kysely<Database>,
  service: Service,
  { from, to }: Query,
  touching: boolean,
) {
  const { day, until = day } = service.when
  let rows = activeRows(db, service)
  if (from) rows = rows.where(sql.ref(touching ? until : day), '>=', from)
  // The last day with all its hours, where a time stands behind the day.
  if (to) rows = rows.where(sql.ref(day), '<=', `${to}T24:00`)
  return rows
}

/** Sorted by the list's own columns, the latest first, then by id. */
function ordered<Rows extends { orderBy(by: ReturnType<typeof sql>): Rows }>(
  rows: Rows,
  order: readonly string[] = ['created_at'],
): Rows {
  return [...order, 'id'].reduce(
    (query, column) => query.orderBy(sql`${sql.ref(column)} desc`),
    rows,
  )
}

/** By words, and by states too where the table's words tell them. */
function findRows(
  store: Pick<Store, 'db' | 'kind'>,
  table: SearchableTable,
  words: string | undefined,
  states: string[] | null,
) {
  const hasStatus = searchableTables[table].fields.has('status')
  return findByWords(store, table, words, hasStatus ? states : null)
}

/**
 * One page of a service's rows for the desk. Query: `status` (one or several, by commas), `from` and
 * `to` (days), `q` where it can be searched (beginnings of name and code; any stretch of a phone),
 * `per_page` (up to 500), `page`.
 */
export async function pageOfRows<Row, Desk>(
  store: Pick<Store, 'db' | 'kind'>,
  { service, toDesk }: Pick<ServiceSerializers<Row, unknown, Desk>, 'service' | 'toDesk'>,
  query: Query,
  { order, overlapping = false }: ListSettings,
) {
  const { db } = store
  const asked = askedPage(query)
  const states = askedStates(query.status, service.steps.statuses)
  const found = service.soughtBy
    ? await findRows(store, service.table as SearchableTable, query.q, states)
    : null
  let some = rowsBetween(db, service, query, overlapping)
  if (found) some = some.where(found.matches(`${service.table}.id`))
  if (states) some = some.where('status', 'in', states)
  const total = await countOf(some)
  const rows = await ordered(some.selectAll(), order)
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage)
    .execute()
  return { data: await toDesk(db, rows as Row[]), ...pageMeta(total, asked) }
}

/** The list of a service's rows, in the documents' pages (spec 3 §7). */
export function listEndpoint<Row>(
  forms: ServiceSerializers<Row>,
  settings: ListSettings = {},
): Endpoint {
  const { service, deskSchema } = forms
  return read({
    name: service.routes.list,
    answer: z.object({ data: z.array(deskSchema), ...pageFields }),
    async read(_db, { query, actor }, store) {
      const audience = audienceOf(actor)
      if (service.soughtBy) checkSearch(audience, service.table, query)
      const page = await pageOfRows(store, forms, query, settings)
      const data = page.data as Parameters<typeof rowFor>[2][]
      return { ...page, data: data.map((row) => rowFor(audience, service.table, row)) }
    },
  })
}
