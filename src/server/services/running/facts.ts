import { statfs, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Running } from '#contract/running.ts'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/schema.ts'
import type { Store } from '../../db/store.ts'
import type { Context } from '../../pipeline/context.ts'
import { VERSION } from '../../version.ts'
import { devicesOf } from './devices.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What the facts are gathered from. */
export type Watched = Pick<Context, 'store' | 'meter' | 'installation'>

const earliest = (...moments: (string | null | undefined)[]): string | null =>
  moments.filter((one): one is string => typeof one === 'string').sort()[0] ?? null

/** Those that were due: what is to go out next week does not wait. */
async function lettersOf(db: Kysely<Database>, now: Date) {
  const queued = () => db.selectFrom('notices').where('state', '=', 'queued')
  const tried = await queued()
    .where('attempts', '>', 0)
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('made_at').as('since')])
    .executeTakeFirstOrThrow()
  const due = await queued()
    .where('attempts', '=', 0)
    .where('next_try_at', '<=', now.toISOString())
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('next_try_at').as('since')])
    .executeTakeFirstOrThrow()
  const failed = db
    .selectFrom('notices')
    .where('state', '=', 'failed')
    .where('made_at', '>', new Date(now.getTime() - 7 * DAY).toISOString())
  return {
    waiting: Number(tried.count) + Number(due.count),
    oldest_waiting_at: earliest(tried.since, due.since),
    failed: await countOf(failed),
  }
}

/** A payment is unknown where the provider was asked about it last and has not answered. */
async function paymentsOf(db: Kysely<Database>) {
  const pending = await db
    .selectFrom('provider_payments')
    .select(['created_at', 'asked_at', 'heard_at'])
    .where('status', '=', 'pending')
    .where('next_poll_at', 'is not', null)
    .execute()
  const unheard = pending.filter(
    ({ asked_at, heard_at }) => asked_at !== null && asked_at > (heard_at ?? ''),
  )
  const refunds = await db
    .selectFrom('provider_refunds')
    .select(['changed_at'])
    .where('status', '=', 'unknown')
    .where('deleted_at', 'is', null)
    .execute()
  return {
    waiting: pending.length - unheard.length,
    unknown: unheard.length + refunds.length,
    unknown_since: earliest(
      ...unheard.map(({ heard_at, created_at }) => heard_at ?? created_at),
      ...refunds.map(({ changed_at }) => changed_at),
    ),
  }
}

async function backupsOf(
  db: Kysely<Database>,
  places: Watched['installation']['backupPlaces'],
  now: Date,
) {
  if (places.length === 0) return null
  // One from the future was made while the clock was wrong.
  const copies = await db
    .selectFrom('backup_copies')
    .select((eb) => ['place', eb.fn.max('made_at').as('last')])
    .where('made_at', '<=', now.toISOString())
    .groupBy('place')
    .execute()
  const newest = places.map((place) => copies.find((copy) => copy.place === place)?.last ?? null)
  const house = await db.selectFrom('house').select('created_at').executeTakeFirstOrThrow()
  const last_good_at = newest.includes(null) ? null : earliest(...newest)
  return { last_good_at, since: house.created_at }
}

async function diskOf(dataDir: string | null) {
  if (dataDir === null) return null
  const found = await statfs(dataDir).catch(() => null)
  if (found === null) return null
  return { free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}

async function storeBytes({ kind, db }: Store, dataDir: string | null): Promise<number | null> {
  if (kind === 'postgres') {
    const { rows } = await sql<{ bytes: string }>`
      select pg_database_size(current_database()) as bytes`.execute(db)
    return Number(rows[0]?.bytes ?? 0)
  }
  if (dataDir === null) return null
  const files = ['house.db', 'house.db-wal'].map((name) => join(dataDir, name))
  const sizes = await Promise.all(files.map((file) => stat(file).catch(() => null)))
  return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0)
}

/** How the house runs now: of the store, and of this server. */
export async function runningFacts(
  { store, meter, installation }: Watched,
  now: Date,
): Promise<Running> {
  const { dataDir, hasMailServer, backupPlaces, startedAt } = installation
  const { db } = store
  return {
    at: now.toISOString(),
    release: VERSION,
    store: store.kind,
    store_bytes: await storeBytes(store, dataDir),
    started_at: startedAt.toISOString(),
    letters: { mail_server: hasMailServer, ...(await lettersOf(db, now)) },
    payments: await paymentsOf(db),
    backups: await backupsOf(db, backupPlaces, now),
    devices: await devicesOf(db, now),
    errors: { last_hour: meter.failedWithin(HOUR, now), last_day: meter.failedWithin(DAY, now) },
    disk: await diskOf(dataDir),
  }
}
