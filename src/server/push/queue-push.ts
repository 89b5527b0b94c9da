import { sql } from 'kysely'
import type { PushKind } from '#contract/push-message.ts'
import { readableBy } from '#contract/resources.ts'
import { services, tableOf } from '#contract/services/index.ts'
import { roleAtLeast, type DeskRole } from '#domain/access.ts'
import type { Store } from '../db/store.ts'
import { batches } from '../db/batches.ts'
import { activeSubscriptions } from './active-subscriptions.ts'

/**
 * How far to look back, ms: a row becomes visible when its transaction commits, which may take a
 * while.
 */
const LOOKBACK_MS = 15 * 60_000

/** The tables of bookings and orders; entries by the desk itself are skipped. */
const tables = Object.entries(tableOf)

/** The minimum role for each kind. Rooms and messages are for the reception. */
const roles = new Map<string, DeskRole>(
  services.map(({ kind, table }) => [kind, readableBy[table]]),
)
const notifiedRole = (kind: PushKind): DeskRole => roles.get(kind) ?? 'reception'

interface NewRow {
  kind: PushKind
  row_id: string
  created_at: string
}

/**
 * Queues rows that were created since a device subscribed, once per row and device. Sees committed
 * rows only. Answers how many were queued.
 */
export async function queuePush(store: Store, now: Date): Promise<number> {
  const subscriptions = await activeSubscriptions(store.db, now)
    .select(['push_subscriptions.id', 'push_subscriptions.created_at', 'users.role'])
    .execute()
  if (subscriptions.length === 0) return 0
  const rows = await newRows(store, now)
  if (rows.length === 0) return 0
  const told = await alreadyQueued(store, rows)
  const made_at = now.toISOString()
  const wanted = subscriptions.flatMap((subscription) =>
    rows
      .filter(({ created_at }) => created_at >= subscription.created_at)
      .filter(({ kind }) => roleAtLeast(subscription.role, notifiedRole(kind)))
      .filter(({ kind, row_id }) => !told.has(`${subscription.id} ${kind} ${row_id}`))
      .map(({ kind, row_id }) => ({
        subscription_id: subscription.id,
        kind,
        row_id,
        state: 'queued' as const,
        attempts: 0,
        next_try_at: made_at,
        claim: null,
        last_error: null,
        made_at,
      })),
  )
  if (wanted.length === 0) return 0
  await store.transaction(async (tx) => {
    for (const some of batches(wanted)) {
      await tx.db
        .insertInto('push_deliveries')
        .values(some)
        .onConflict((conflict) =>
          conflict.columns(['subscription_id', 'kind', 'row_id']).doNothing(),
        )
        .execute()
    }
  })
  return wanted.length
}

/** Recent rows from guests that are not cancelled. */
async function newRows({ db }: Store, now: Date): Promise<NewRow[]> {
  const since = new Date(now.getTime() - LOOKBACK_MS).toISOString()
  const booked = tables.map(
    ([kind, table]) => sql`
      select ${sql.lit(kind)} as kind, id as row_id, created_at from ${sql.table(table)}
      where deleted_at is null and created_at >= ${since}
        and source <> 'desk' and status <> 'cancelled'`,
  )
  const written = sql`
    select 'message' as kind, id as row_id, created_at from tickets
    where deleted_at is null and created_at >= ${since}`
  const { rows } = await sql<NewRow>`${sql.join([...booked, written], sql` union all `)}`.execute(
    db,
  )
  return rows
}

async function alreadyQueued({ db }: Store, rows: readonly NewRow[]): Promise<Set<string>> {
  const told = new Set<string>()
  for (const some of batches(rows)) {
    const found = await db
      .selectFrom('push_deliveries')
      .select(['subscription_id', 'kind', 'row_id'])
      .where(
        'row_id',
        'in',
        some.map(({ row_id }) => row_id),
      )
      .execute()
    for (const { subscription_id, kind, row_id } of found) {
      told.add(`${subscription_id} ${kind} ${row_id}`)
    }
  }
  return told
}
