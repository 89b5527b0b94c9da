import { sql, type Kysely } from 'kysely'
import { isRouteName, routeOf } from '#contract/routes.ts'
import { serviceKinds, serviceOf, services } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { readAt } from '#contract/route.ts'
import type { Database, SyncedTable } from '../../db/schema.ts'
import { serverOf } from '../service/registry.ts'
import type { Evaluation } from './evaluate.ts'

/** A row that an operation is about, and the column that people call it by. */
interface Subject {
  table: SyncedTable
  column: string
  id: string
}

/** By what a path begins with: the table, which devices keep as they do all resources, and that column. */
type PathRule = readonly [start: string, SyncedTable, column: string]

/** As the calls of its steps begin, the desk's and the guest's. */
function byStep({ table, stepRoutes, routes }: Service): PathRule[] {
  const names = [stepRoutes.cancel, routes.cancelOwn].filter((name) => name !== undefined)
  return names.map((name) => [
    routeOf(name).paths[0].split('{id}')[0] ?? '',
    table as SyncedTable,
    'customer_name',
  ])
}

/** As the calls for one of what it offers begin: its list's, and so for its categories. */
function byOffer({ offer }: Service): PathRule[] {
  const lists = [offer, offer?.categories].filter((one) => one !== undefined)
  return lists.map(({ table, list }) => [
    `${routeOf(list).paths[0]}/`,
    table as SyncedTable,
    'name',
  ])
}

/** By what a path begins with, the row that its `{id}` names. */
const BY_PATH: readonly PathRule[] = [
  ['/api/hotel-bookings/', 'hotel_bookings', 'customer_name'],
  ...services.flatMap(byStep),
  ['/api/rooms/', 'rooms', 'name'],
  ['/api/items/', 'items', 'name'],
  ...services.flatMap(byOffer),
  ['/api/customers/', 'customers', 'name'],
  ['/api/tickets/', 'tickets', 'name'],
  ['/api/reviews/', 'reviews', 'name'],
  ['/api/consents/', 'consents', 'name'],
]

/** What a new booking names by its id alone. */
const byField = (): readonly (readonly [string, SyncedTable])[] => [
  ['room_id', 'rooms'],
  ...serviceKinds.flatMap((kind): [string, SyncedTable][] => {
    const { offer }: Service = serviceOf(kind)
    const field = serverOf(kind).offers?.requestField
    return offer === undefined || field === undefined ? [] : [[field, offer.table as SyncedTable]]
  }),
]

function subjectOf(endpoint: string, request: Evaluation['request']): Subject | undefined {
  if (request === null || !isRouteName(endpoint)) return undefined
  const [path] = routeOf(endpoint).paths
  const { id } = request.params
  const named = BY_PATH.find(([start]) => path.startsWith(start))
  if (id !== undefined && named) return { table: named[1], column: named[2], id }
  for (const [field, table] of byField()) {
    const value = readAt(request.body, field)
    if (typeof value === 'string') return { table, column: 'name', id: value }
  }
  return undefined
}

/**
 * The house's own name for what each of them is about, in their order: neither a reporter's words
 * nor an id say it. One query a table. Null where nothing is named, or nothing is there.
 */
export async function subjectNames(
  db: Kysely<Database>,
  requests: readonly { endpoint: string; request: Evaluation['request'] }[],
): Promise<(string | null)[]> {
  const subjects = requests.map(({ endpoint, request }) => subjectOf(endpoint, request))
  const names = new Map<string, string>()
  for (const table of new Set(subjects.map((subject) => subject?.table))) {
    const some = subjects.filter((subject) => subject !== undefined && subject.table === table)
    const column = some[0]?.column
    if (table === undefined || column === undefined) continue
    // Many a house has rooms without a name.
    const called =
      table === 'rooms'
        ? sql<string | null>`coalesce(nullif(name, ''), room_number)`
        : sql<string | null>`${sql.ref(column)}`
    const rows = await db
      .selectFrom(table)
      .select(['id', called.as('name')])
      .where('id', 'in', [...new Set(some.map((subject) => subject?.id ?? ''))])
      .execute()
    for (const { id, name } of rows) if (name) names.set(`${table} ${id}`, name)
  }
  return subjects.map((subject) =>
    subject ? (names.get(`${subject.table} ${subject.id}`) ?? null) : null,
  )
}
