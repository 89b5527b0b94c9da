import { sql, type RawBuilder } from 'kysely'
import { services, type ServiceTable } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { addDays } from '#domain/days.ts'
import type { SnapshotWalk } from './change-cursor.ts'
import type { Store } from './store.ts'

/**
 * Tables that grow with every guest. A device that starts anew gets them by weight: what touches
 * today, then what is open (overdue, then ahead, the nearest first), whole; and of what is over the
 * newest. However many rows lie ahead, today's work is never behind them.
 */
interface Grown {
  /** From when on, by the house's days; `until`: the last one. */
  at: string
  until: string
  /** A row that somebody still has to do something about. */
  open: RawBuilder<unknown>
}

const unless = (...over: string[]) =>
  sql`status not in (${sql.join(over.map((one) => sql.lit(one)))})`

/** Open until no step leads on. */
function grownService({ when, steps }: Service): Grown {
  const over = steps.statuses.filter((status) => steps.isOver(status))
  return { at: when.day, until: when.until ?? when.day, open: unless(...over) }
}

const grown: Readonly<Record<GrownTable, Grown>> = {
  hotel_bookings: {
    at: 'check_in',
    until: 'check_out',
    open: unless('completed', 'cancelled'),
  },
  ...(Object.fromEntries(
    services.map((service) => [service.table, grownService(service)]),
  ) as Record<ServiceTable, Grown>),
  payments: {
    at: 'created_at',
    until: 'created_at',
    open: sql`(status = 'pending' or coalesce(refund_status, '') in
      ('by hand', 'queued', 'sent', 'unknown'))`,
  },
}

export type GrownTable = 'hotel_bookings' | ServiceTable | 'payments'

export const isGrown = (name: string): name is GrownTable => Object.hasOwn(grown, name)

/** So many of what is over are kept by a desk; older ones are the reports' business. */
const OVER_KEPT = 10_000
/** Nothing lasts longer: bounds how far back is looked for what touches today, days. */
const LONGEST = 400

interface Section {
  holds: RawBuilder<unknown>
  order: 'asc' | 'desc'
  most: number
}

/** One after the other, each row in one of them. */
function sectionsOf(name: GrownTable, today: string): Section[] {
  const { at, until, open } = grown[name]
  const [begins, ends] = [sql.ref(at), sql.ref(until)]
  const tomorrow = addDays(today, 1)
  const touches = sql`${begins} < ${tomorrow} and ${ends} >= ${today}
    and ${begins} >= ${addDays(today, -LONGEST)}`
  const all = Number.MAX_SAFE_INTEGER
  return [
    { holds: touches, order: 'desc', most: all },
    {
      holds: sql`${begins} < ${tomorrow} and not (${touches}) and ${open}`,
      order: 'desc',
      most: all,
    },
    { holds: sql`${begins} >= ${tomorrow} and ${open}`, order: 'asc', most: all },
    { holds: sql`not (${touches}) and not (${open})`, order: 'desc', most: OVER_KEPT },
  ]
}

interface Place {
  key: string
  id: string
}

/**
 * The next `most` rows of a table from where `from` stands. The walk keeps the day it began on, so
 * that no row changes its section under it at midnight.
 */
export async function weightiest(
  store: Store,
  name: GrownTable,
  from: SnapshotWalk | null,
  now: string,
  most: number,
): Promise<{ places: Place[]; next: SnapshotWalk | null }> {
  const begun = readKey(from?.after?.key)
  const today = begun?.today ?? now
  const places: Place[] = []
  for (const [number, section] of sectionsOf(name, today).entries()) {
    if (number < (begun?.section ?? 0)) continue
    const after =
      begun?.section === number && from?.after ? { key: begun.key, id: from.after.id } : null
    const told = after === null ? 0 : (from?.told ?? 0)
    const limit = Math.min(most - places.length, section.most - told)
    if (limit <= 0 && section.most > told) return { places, next: stand(name, places, from) }
    const some = limit <= 0 ? [] : await placesIn(store, name, section, after, limit)
    places.push(...some.map(({ key, id }) => ({ key: `${today}|${number}|${key}`, id })))
    const more = some.length === limit && told + some.length < section.most
    if (more) return { places, next: stand(name, places, from, told + some.length) }
  }
  return { places, next: null }
}

/** Where a walk goes on: after the last row that was told. */
function stand(
  name: GrownTable,
  places: readonly Place[],
  from: SnapshotWalk | null,
  told = 0,
): SnapshotWalk {
  const last = places.at(-1) ?? from?.after ?? null
  return { kind: 'snapshot', name, after: last, told }
}

async function placesIn(
  store: Store,
  name: GrownTable,
  { holds, order }: Section,
  after: Place | null,
  limit: number,
): Promise<Place[]> {
  const key = sql.ref(grown[name].at)
  const [direction, beyond] = order === 'asc' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const left =
    after === null
      ? sql``
      : sql`and ${key} ${beyond}= ${after.key}
          and (${key} ${beyond} ${after.key} or id ${beyond} ${after.id})`
  const { rows } = await sql<Place>`
    select ${key} as key, id from ${sql.table(name)} where deleted_at is null and ${holds} ${left}
    order by ${key} ${direction}, id ${direction} limit ${limit}`.execute(store.db)
  return rows
}

/** All ids that a device gets which knows no pages. */
export async function weightyIds(store: Store, name: GrownTable, today: string): Promise<string[]> {
  const { places } = await weightiest(store, name, null, today, Number.MAX_SAFE_INTEGER)
  return places.map(({ id }) => id)
}

/** Anything else (an older release's, a stranger's) begins anew: told twice does no harm. */
function readKey(text: string | undefined) {
  const [, today, section, key] = /^(\d{4}-\d\d-\d\d)\|([0-3])\|(.*)$/.exec(text ?? '') ?? []
  return today === undefined ? null : { today, section: Number(section), key: key ?? '' }
}
