import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, sql } from 'kysely'
import { sealSecrets } from '../../seal/sealed-columns.ts'
import { readErasures, writeErasures } from './erasures.ts'
import { readMeta, setMeta } from '../meta-values.ts'
import { makeSearchable } from '../search/make-searchable.ts'
import { searchableTables, type SearchableTable } from '../search/searchable.ts'
import type { SessionsTable } from '../schema.ts'
import type { Store, Tx } from '../store.ts'
import type { Row } from './format.ts'
import { backupTables, type BackupTable } from './shape.ts'
import { STAGED } from './stage.ts'

/** Rows per statement; no table has 60 columns, and SQLite takes 32,766 values. */
const BATCH_SIZE = 100

/** Values in `meta` of the store rather than of its content: they stay as they are. */
const STORE_META = ['epoch', 'place', 'position', 'flushed'] as const
/** The back-up that was restored last, so that it is not restored twice. */
const LAST_RESTORED = 'backup_put_back'

interface RestoreOptions {
  /** The id of this restore: it runs once. */
  id: string
  /** The session of the caller: it survives where its person is in the back-up; all others end. */
  tokenHash: string | null
  /** Further writes of the same transaction, e.g. the audit. */
  extraWrites?(tx: Tx): Promise<void>
}

export async function wasRestored(store: Store, id: string): Promise<boolean> {
  return (await readMeta(store.db, LAST_RESTORED)) === id
}

/**
 * Replaces all content by a staged back-up (stage.ts), whole or not at all. The store gets a new
 * epoch, so devices do a full sync and ask again about operations that they believe done (design
 * §6). The payment provider stays as this server has it.
 */
export async function restoreBackup(
  store: Store,
  folder: string,
  { id, tokenHash, extraWrites }: RestoreOptions,
) {
  const staged = new DatabaseSync(join(folder, STAGED.store), { readOnly: true })
  try {
    const tables = backupTables(staged)
    await store.replace(async (tx) => {
      // Other writers wait until the end; readers see the old content, then the new one.
      if (store.kind === 'postgres') {
        const names = [...tables.map(({ name }) => name), 'sessions', 'password_resets', 'changes']
        await sql`lock table ${sql.join(names.map((name) => sql.table(name)))}
          in exclusive mode`.execute(tx.db)
      }
      const last = await readMeta(tx.db, LAST_RESTORED)
      if (last === id) return
      const payments = await readPaymentWay(tx)
      const erased = await readErasures(tx.db)
      const own = tokenHash === null ? [] : await sessionsToKeep(tx, tokenHash)
      await deleteAll(tx, tables)
      for (const table of tables) await fill(tx, store.kind, staged, table)
      for (const table of Object.keys(searchableTables) as SearchableTable[]) {
        await makeSearchable(tx.db, store.kind, table)
      }
      // Written unsealed by an older release or a server without a key.
      await sealSecrets(tx.db, store.seal)
      await writeErasures(tx.db, store.seal, erased)
      await writePaymentWay(tx, payments)
      await writeSessions(tx, own)
      await setMeta(tx.db, LAST_RESTORED, id)
      if (extraWrites !== undefined) await extraWrites(tx)
    })
  } finally {
    staged.close()
  }
}

/** Deletes everything, referring tables first. */
async function deleteAll(tx: Tx, tables: readonly BackupTable[]): Promise<void> {
  for (const name of ['sessions', 'password_resets', 'changes'] as const) {
    await tx.db.deleteFrom(name).execute()
  }
  for (const { name } of tables.toReversed()) {
    if (name === 'meta') {
      await tx.db.deleteFrom('meta').where('name', 'not in', STORE_META).execute()
    } else await sql`delete from ${sql.table(name)}`.execute(tx.db)
  }
}

async function fill(
  tx: Tx,
  kind: Store['kind'],
  staged: DatabaseSync,
  { name, columns }: BackupTable,
): Promise<void> {
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  const of = name === 'meta' ? ` where name not in ('${STORE_META.join("', '")}')` : ''
  const rows = staged.prepare(`select ${quoted} from "${name}"${of}`).iterate()
  let some: Row[] = []
  /** One statement for the collected rows. */
  function insertion() {
    const marks = some.map((_, at) => `(${placeholders(kind, columns.length, at)})`).join(', ')
    const text = `insert into "${name}" (${quoted}) values ${marks}`
    const query = CompiledQuery.raw(text, some.flat())
    some = []
    return query
  }
  for (const row of rows) {
    some.push(columns.map((column) => (row[column] ?? null) as Row[number]))
    if (some.length === BATCH_SIZE) await tx.db.executeQuery(insertion())
  }
  if (some.length > 0) await tx.db.executeQuery(insertion())
}

/** Placeholders for the row at index `at` of its statement. */
function placeholders(kind: Store['kind'], width: number, at: number): string {
  const each = (_: unknown, place: number) =>
    kind === 'sqlite' ? '?' : `$${at * width + place + 1}`
  return Array.from({ length: width }, each).join(', ')
}

/** The operator's setting (PAYMENTS) wins over the file's. */
async function readPaymentWay(tx: Tx): Promise<unknown> {
  const house = await tx.db.selectFrom('house').select('settings').executeTakeFirst()
  if (house === undefined) return undefined
  return (JSON.parse(house.settings) as Record<string, unknown>).payments
}

async function writePaymentWay(tx: Tx, payments: unknown): Promise<void> {
  if (payments === undefined) return
  const { settings } = await tx.db.selectFrom('house').select('settings').executeTakeFirstOrThrow()
  const kept = { ...(JSON.parse(settings) as Record<string, unknown>), payments }
  await tx.db
    .updateTable('house')
    .set({ settings: JSON.stringify(kept) })
    .execute()
}

/** The caller's session, and the send session of the same device. */
async function sessionsToKeep(tx: Tx, tokenHash: string): Promise<SessionsTable[]> {
  const all = await tx.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', (eb) =>
      eb.selectFrom('sessions').select('user_id').where('token_hash', '=', tokenHash),
    )
    .where('revoked_at', 'is', null)
    .execute()
  const device = all.find((one) => one.token_hash === tokenHash)?.device_id ?? null
  return all.filter(
    (one) =>
      one.token_hash === tokenHash ||
      (one.scope === 'send' && device !== null && one.device_id === device),
  )
}

async function writeSessions(tx: Tx, own: readonly SessionsTable[]): Promise<void> {
  const [first] = own
  if (first === undefined) return
  const person = await tx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', first.user_id)
    .where('disabled', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (person !== undefined)
    await tx.db
      .insertInto('sessions')
      .values([...own])
      .execute()
}
