import { createHash } from 'node:crypto'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { fillPath } from '#contract/route.ts'
import { routeOf, type RouteName } from '#contract/routes.ts'
import { canonicalJson } from '#lib/canonical.ts'
import { runCompiled } from '../db/compiled.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Database, OperationsTable } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'
import { actorKey } from './actor.ts'
import { refuse, type Actor, type Operation } from './endpoint.ts'

/**
 * The stored responses of operations (design §5, "The server's half"). Keys and ids stay for ever;
 * answers are reduced to the created id after 90 days, see housekeeping.ts.
 */

export interface StoredResponse {
  status: number
  body: unknown
}

/**
 * SHA-256 of method, path and canonical body: detects a key that is reused for another body. Uses
 * the route's first path, so that a fallback path counts as the same request.
 */
export function fingerprint(
  name: RouteName,
  params: Readonly<Record<string, string>>,
  body: unknown,
): string {
  const route = routeOf(name)
  const line = `${route.method} ${fillPath(route.paths[0], params)} ${canonicalJson(body)}`
  return createHash('sha256').update(line).digest('hex')
}

/** The stored response; a pruned one still has the created id. */
export function readStoredResponse(
  row: Pick<OperationsTable, 'status' | 'answer'>,
): StoredResponse {
  const answer: unknown = row.answer === null ? {} : JSON.parse(row.answer)
  return { status: row.status, body: typeof answer === 'string' ? { id: answer } : answer }
}

export function findByKey(db: Kysely<Database>, key: string) {
  return db.selectFrom('operations').selectAll().where('key', '=', key).executeTakeFirst()
}

/** What was done or voided under this operation's id; the store allows one row. */
export function findByOperation(db: Kysely<Database>, operationId: string) {
  return db
    .selectFrom('operations')
    .selectAll()
    .where('operation_id', '=', operationId)
    .executeTakeFirst()
}

/**
 * The stored response to an operation; undefined if it is new. Throws `voided`, or `key_reused` for
 * another body, another actor, or an operation that was done under another key.
 */
export async function findStoredResponse(
  db: Kysely<Database>,
  operation: Operation,
  actor: Actor,
  hash: string,
): Promise<StoredResponse | undefined> {
  // One statement: the first try of the same operation could commit between two. Not one condition:
  // PostgreSQL may read the whole table for an `or`, as long as it knows the table as a small one.
  const { key, id } = operation
  const rows = await runCompiled(db, 'operation by key or id', [key, id], () => {
    const kept = db
      .selectFrom('operations')
      .select(['key', 'actor', 'body_hash', 'state', 'status', 'answer'])
    return kept.where('key', '=', key).unionAll(kept.where('operation_id', '=', id))
  })
  const row = rows.find((one) => one.key === key) ?? rows[0]
  if (row === undefined) return undefined
  if (row.state === 'void') return refuseVoided()
  const own = row.actor === actorKey(actor)
  if (row.key !== key) {
    return refuse('done_under_another_key', {
      ...(own && { current: readStoredResponse(row).body }),
    })
  }
  if (!own || row.body_hash !== hash) {
    return refuse('key_of_another_request')
  }
  return readStoredResponse(row)
}

function refuseVoided(): never {
  return refuse('withdrawn_before')
}

/**
 * Lets one transaction at a time decide over these keys, until its commit. SQLite has one writer
 * anyway. On PostgreSQL this is a transaction lock that does not wait: `in_progress` is an answer
 * too.
 */
export async function claimKeys(tx: Tx, keys: readonly string[]): Promise<void> {
  if (!(tx.db.getExecutor().adapter instanceof PostgresAdapter)) return
  const sorted = [...new Set(keys)].toSorted()
  const [row] = await runCompiled(tx.db, `claim ${sorted.length} keys`, sorted, () => {
    const locks = sorted.map((key) => sql`pg_try_advisory_xact_lock(hashtextextended(${key}, 0))`)
    return tx.db.selectNoFrom(sql<boolean>`${sql.join(locks, sql` and `)}`.as('got'))
  })
  if (row?.got !== true) refuse('being_done', { retryAfter: 1000 })
}

export async function storeResponse(
  tx: Tx,
  kept: {
    operation: Operation
    actor: Actor
    endpoint: RouteName
    hash: string
    answer: StoredResponse
    at: string
  },
): Promise<void> {
  await insertRows(tx.db, 'operations', [
    {
      key: kept.operation.key,
      actor: actorKey(kept.actor),
      operation_id: kept.operation.id,
      endpoint: kept.endpoint,
      body_hash: kept.hash,
      state: 'done',
      status: kept.answer.status,
      answer: JSON.stringify(kept.answer.body ?? null),
      device_id: kept.actor.deviceId,
      device_time: kept.operation.deviceTime,
      device_clock: kept.operation.deviceClock,
      created_at: kept.at,
    },
  ])
}

/**
 * Voids an unused key and the operation's id: whatever comes with either later is answered
 * `voided`. `operationId` null: that id is voided already.
 */
export async function voidKey(
  tx: Tx,
  burnt: Pick<OperationsTable, 'key' | 'actor' | 'endpoint' | 'device_id'> & {
    operationId: string | null
    at: string
  },
): Promise<void> {
  await tx.db
    .insertInto('operations')
    .values({
      key: burnt.key,
      actor: burnt.actor,
      operation_id: burnt.operationId,
      endpoint: burnt.endpoint,
      body_hash: null,
      state: 'void',
      status: 410,
      answer: null,
      device_id: burnt.device_id,
      device_time: null,
      created_at: burnt.at,
    })
    .execute()
}
