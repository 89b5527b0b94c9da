import { sql, type RawBuilder } from 'kysely'
import { services, type ServiceTable } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { addDays } from '#domain/days.ts'
import type { SnapshotWalk } from './change-cursor.ts'
import type { Store } from './store.ts'

/**
 * Tables that grow with every guest. A full sync sends them by priority: what touches today, then
 * open rows (overdue, then coming ones, the nearest first), completely; then the newest closed
 * rows. So today's work is never behind later rows.
 */
interface OpenRows {
  /** The day columns: the first day, and `until`: the last one. */
  at: string
  until: string
  /** Rows that somebody still has to work on. */
  open: RawBuilder<unknown>
}

const statusNotIn = (...over: string[]) =>
  sql`status not in (${sql.join(over.map((one) => sql.lit(one)))})`

/** Open until its status has no further step. */
function openRowsOf({ when, steps }: Service): OpenRows {
  const over = steps.statuses.filter((status) => steps.isOver(status))
  return { at: when.day, until: when.until ?? when.day, open: statusNotIn(...over) }
}

const growing: Readonly<Record<GrowingTable, OpenRows>> = {
  hotel_bookings: {
    at: 'check_in',
    until: 'check_out',
    open: statusNotIn('completed', 'cancelled'),
  },
  ...(Object.fromEntries(services.map((service) => [service.table, openRowsOf(service)])) as Record<
    ServiceTable,
    OpenRows
  >),
  payments: {
    at: 'created_at',
    until: 'created_at',
    open: sql`(status = 'pending' or coalesce(refund_status, '') in
      ('by hand', 'queued', 'sent', 'unknown'))`,
  },
}

export type GrowingTable = 'hotel_bookings' | ServiceTable | 'payments'

export const isGrowing = (name: string): name is GrowingTable => Object.hasOwn(growing, name)

/** Closed rows that a desk stores; older ones are for reports. */
const MAX_CLOSED_ROWS = 10_000
/** No stay is longer: limits the search for rows that touch today, days. */
const MAX_DAYS = 400

interface Section {
  condition: RawBuilder<unknown>
  order: 'asc' | 'desc'
  limit: number
}

/** One after the other; each row belongs to one of them. */
function sectionsOf(name: GrowingTable, today: string): Section[] {
  const { at, until, open } = growing[name]
  const [begins, ends] = [sql.ref(at), sql.ref(until)]
  const tomorrow = addDays(today, 1)
  const touches = sql`${begins} < ${tomorrow} and ${ends} >= ${today}
    and ${begins} >= ${addDays(today, -MAX_DAYS)}`
  const all = Number.MAX_SAFE_INTEGER
  return [
    { condition: touches, order: 'desc', limit: all },
    {
      condition: sql`${begins} < ${tomorrow} and not (${touches}) and ${open}`,
      order: 'desc',
      limit: all,
    },
    { condition: sql`${begins} >= ${tomorrow} and ${open}`, order: 'asc', limit: all },
    { condition: sql`not (${touches}) and not (${open})`, order: 'desc', limit: MAX_CLOSED_ROWS },
  ]
}

interface RowKey {
  key: string
  id: string
}

/**
 * The next `most` rows of a table after `from`. The walk keeps its first day, so that no row
 * changes its section at midnight.
 */
export async function nextByPriority(
  store: Store,
  name: GrowingTable,
  from: SnapshotWalk | null,
  now: string,
  limit: number,
): Promise<{ places: RowKey[]; next: SnapshotWalk | null }> {
  const begun = readKey(from?.after?.key)
  const today = begun?.today ?? now
  const places: RowKey[] = []
  for (const [number, section] of sectionsOf(name, today).entries()) {
    if (number < (begun?.section ?? 0)) continue
    const after =
      begun?.section === number && from?.after ? { key: begun.key, id: from.after.id } : null
    const told = after === null ? 0 : (from?.sent ?? 0)
    const size = Math.min(limit - places.length, section.limit - told)
    if (size <= 0 && section.limit > told) return { places, next: walkAfter(name, places, from) }
    const some = size <= 0 ? [] : await rowKeysIn(store, name, section, after, size)
    places.push(...some.map(({ key, id }) => ({ key: `${today}|${number}|${key}`, id })))
    const more = some.length === size && told + some.length < section.limit
    if (more) return { places, next: walkAfter(name, places, from, told + some.length) }
  }
  return { places, next: null }
}

/** The walk after the last row that was sent. */
function walkAfter(
  name: GrowingTable,
  places: readonly RowKey[],
  from: SnapshotWalk | null,
  told = 0,
): SnapshotWalk {
  const last = places.at(-1) ?? from?.after ?? null
  return { kind: 'snapshot', name, after: last, sent: told }
}

async function rowKeysIn(
  store: Store,
  name: GrowingTable,
  { condition, order }: Section,
  after: RowKey | null,
  limit: number,
): Promise<RowKey[]> {
  const key = sql.ref(growing[name].at)
  const [direction, beyond] = order === 'asc' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const left =
    after === null
      ? sql``
      : sql`and ${key} ${beyond}= ${after.key}
          and (${key} ${beyond} ${after.key} or id ${beyond} ${after.id})`
  const { rows } = await sql<RowKey>`
    select ${key} as key, id from ${sql.table(name)} where deleted_at is null and ${condition} ${left}
    order by ${key} ${direction}, id ${direction} limit ${limit}`.execute(store.db)
  return rows
}

/** All ids for a device that does not know pages. */
export async function idsByPriority(
  store: Store,
  name: GrowingTable,
  today: string,
): Promise<string[]> {
  const { places } = await nextByPriority(store, name, null, today, Number.MAX_SAFE_INTEGER)
  return places.map(({ id }) => id)
}

/** An unknown key (an older release, a stranger) starts again: sending twice is harmless. */
function readKey(text: string | undefined) {
  const [, today, section, key] = /^(\d{4}-\d\d-\d\d)\|([0-3])\|(.*)$/.exec(text ?? '') ?? []
  return today === undefined ? null : { today, section: Number(section), key: key ?? '' }
}
