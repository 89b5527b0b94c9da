import { sql, type RawBuilder, type Transaction, type Updateable } from 'kysely'
import { uuidv7 } from '#lib/uuid.ts'
import { batches } from './batches.ts'
import { ChangedRows } from './changed-rows.ts'
import { runCompiled } from './compiled.ts'
import { forgetReads } from './in-transaction.ts'
import { insertRows } from './insert-rows.ts'
import { rowIdOf } from './row-id.ts'
import type { Database, SyncedRow, SyncedTable } from './schema.ts'
import { unindexWords, indexWords } from './search/index-words.ts'
import { isSearchable, searchableTables } from './search/searchable.ts'
import type { NewRow, Stamp, Store, Tx } from './store.ts'

/** The differences of the stores inside a transaction. */
export interface Engine {
  readonly kind: Store['kind']
  /** Whether rows must be locked one by one (SQLite has locked the whole store already). */
  readonly locksRows: boolean
  /** The position of this transaction's changes for devices, see changes.ts. */
  position(db: Transaction<Database>): Promise<number | RawBuilder<number>>
}

/** The synced tables with their common columns. */
type SyncedDatabase = Record<SyncedTable, SyncedRow>

/** Tx of both stores. The store writes `changed` last, before the commit. */
export class StoreTx implements Tx {
  readonly db: Transaction<Database>
  readonly #synced: Transaction<SyncedDatabase>
  readonly #engine: Engine
  #changed = new ChangedRows()
  #stamp: Stamp
  /** How many ids were given to rows of the operation, by table. */
  #ids = new Map<string, number>()
  /** Nested open savepoints. */
  #depth = 0

  constructor(db: Transaction<Database>, engine: Engine, now: Date) {
    this.db = db
    this.#synced = db as unknown as Transaction<SyncedDatabase>
    this.#engine = engine
    this.#stamp = { at: now.toISOString(), operationId: null }
    forgetReads(db)
  }

  get stamp(): Stamp {
    return this.#stamp
  }

  stampWith(stamp: Stamp): void {
    this.#stamp = stamp
  }

  async insert<T extends SyncedTable>(table: T, row: NewRow<T>): Promise<SyncedRow> {
    const [stamped] = await this.insertAll(table, [row])
    return stamped as SyncedRow
  }

  async insertAll<T extends SyncedTable>(
    table: T,
    rows: readonly NewRow<T>[],
  ): Promise<SyncedRow[]> {
    const whole = rows.map((row): SyncedRow => {
      const created_at = row.created_at ?? this.#stamp.at
      return {
        ...row,
        version: 1,
        created_at,
        changed_at: row.changed_at ?? created_at,
        deleted_at: null,
        operation_id: this.#stamp.operationId,
      }
    })
    for (const some of batches(whole)) await insertRows(this.db, table, some as never)
    if (isSearchable(table)) {
      const { kind } = this.#engine
      for (const some of batches(whole)) {
        await indexWords(this.db, kind, table, some, { areNew: true })
      }
    }
    for (const { id } of rows) this.#mark(table, id, false)
    return whole
  }

  async update<T extends SyncedTable>(
    table: T,
    id: string,
    patch: Partial<Omit<Updateable<Database[T]>, keyof SyncedRow>>,
  ): Promise<Database[T]> {
    return await this.#change(table, id, patch, null)
  }

  async updateAll<T extends SyncedTable>(
    table: T,
    ids: readonly string[],
    patch: Partial<Omit<Updateable<Database[T]>, keyof SyncedRow>>,
  ): Promise<void> {
    await this.#changeAll(table, ids, patch, null)
  }

  async remove(table: SyncedTable, id: string): Promise<void> {
    await this.#change(table, id, {}, this.#stamp.at)
  }

  async removeAll(table: SyncedTable, ids: readonly string[]): Promise<void> {
    await this.#changeAll(table, ids, {}, this.#stamp.at)
  }

  async lock<T extends SyncedTable>(table: T, id: string): Promise<Database[T] | undefined> {
    const [row] = await this.lockAll(table, [id])
    return row
  }

  async lockAll<T extends SyncedTable>(table: T, ids: readonly string[]): Promise<Database[T][]> {
    if (table === 'house') forgetReads(this.db)
    const rows: unknown[] = []
    for (const some of batches(ids.toSorted())) {
      const found = await runCompiled(this.db, `lock ${some.length} of ${table}`, some, () => {
        const query = this.#synced
          .selectFrom(table as SyncedTable)
          .selectAll()
          .where('id', 'in', some)
          .where('deleted_at', 'is', null)
        return this.#engine.locksRows ? query.orderBy('id').forUpdate() : query
      })
      rows.push(...found)
    }
    return rows as Database[T][]
  }

  async lockWritten<T extends SyncedTable>(table: T, id: string): Promise<Database[T]> {
    const row = await this.lock(table, id)
    if (row === undefined) throw new Error(`The row just written to ${table} is not there`)
    return row
  }

  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const touched = this.#changed.copy()
    const stamp = this.#stamp
    const ids = new Map(this.#ids)
    this.#depth += 1
    const savepoint = sql.id(`attempt_${this.#depth}`)
    try {
      await sql`savepoint ${savepoint}`.execute(this.db)
      const result = await work()
      await sql`release savepoint ${savepoint}`.execute(this.db)
      return result
    } catch (error) {
      this.#changed = touched
      this.#stamp = stamp
      this.#ids = ids
      forgetReads(this.db)
      await this.#rollback(savepoint, error)
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  /** Rolls back to a savepoint and releases it. If that fails, the first error counts. */
  async #rollback(savepoint: RawBuilder<unknown>, cause: unknown): Promise<void> {
    try {
      await sql`rollback to savepoint ${savepoint}`.execute(this.db)
      await sql`release savepoint ${savepoint}`.execute(this.db)
    } catch {
      throw cause
    }
  }

  newId(table: string): string {
    const { at, operationId } = this.#stamp
    if (operationId === null) return uuidv7(Date.parse(at))
    const place = this.#ids.get(table) ?? 0
    this.#ids.set(table, place + 1)
    return rowIdOf(operationId, table, place)
  }

  async next(counter: string): Promise<number> {
    return await incrementMeta(this.db, `counter:${counter}`)
  }

  /** To be written before the commit. */
  get changed(): ChangedRows {
    return this.#changed
  }

  async #change<T extends SyncedTable>(
    table: T,
    id: string,
    patch: object,
    deletedAt: string | null,
  ): Promise<Database[T]> {
    const fields = this.#stamped(patch, deletedAt)
    const [row] = await runCompiled(
      this.db,
      `update ${table} ${fields.map(([name]) => name).join()}`,
      [...fields.map(([, value]) => value), 1, id],
      () =>
        this.#synced
          .updateTable(table as SyncedTable)
          .set((eb) => ({ ...Object.fromEntries(fields), version: eb('version', '+', 1) }))
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .returningAll(),
    )
    if (row === undefined) throw new Error(`No row to change in ${table}: lock it first`)
    await this.#reindex(table, [row], patch, deletedAt !== null)
    this.#mark(table, id, deletedAt !== null)
    return row as Database[T]
  }

  async #changeAll(
    table: SyncedTable,
    ids: readonly string[],
    patch: object,
    deletedAt: string | null,
  ): Promise<void> {
    const fields = Object.fromEntries(this.#stamped(patch, deletedAt))
    for (const some of batches([...new Set(ids)].toSorted())) {
      const rows = await this.#synced
        .updateTable(table)
        .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
        .where('id', 'in', some)
        .where('deleted_at', 'is', null)
        .returningAll()
        .execute()
      if (rows.length < some.length) throw new Error(`Not all rows of ${table} are there to change`)
      await this.#reindex(table, rows, patch, deletedAt !== null)
      for (const { id } of rows) this.#mark(table, id, deletedAt !== null)
    }
  }

  /** The columns that a change writes, beside the version. */
  #stamped(patch: object, deletedAt: string | null): [string, unknown][] {
    const stamps = {
      changed_at: this.#stamp.at,
      operation_id: this.#stamp.operationId,
      deleted_at: deletedAt,
    }
    return Object.entries({ ...patch, ...stamps }).filter(([, value]) => value !== undefined)
  }

  /** Keeps the search index up to date. */
  async #reindex(
    table: SyncedTable,
    rows: readonly SyncedRow[],
    patch: object,
    areDeleted: boolean,
  ): Promise<void> {
    if (!isSearchable(table)) return
    const { kind } = this.#engine
    if (areDeleted) {
      const ids = rows.map(({ id }) => id)
      return await unindexWords(this.db, kind, table, ids)
    }
    const { fields } = searchableTables[table]
    if (Object.keys(patch).some((field) => fields.has(field))) {
      await indexWords(this.db, kind, table, rows)
    }
  }

  #mark(table: SyncedTable, id: string, deleted: boolean): void {
    if (table === 'house') forgetReads(this.db)
    this.#changed.add(table, id, deleted)
  }
}

/** Increments a number in meta and locks it until the commit: no gaps, no number twice. */
export async function incrementMeta(db: Transaction<Database>, name: string): Promise<number> {
  const [row] = await runCompiled(db, 'increment meta', [name, '1'], () =>
    db
      .insertInto('meta')
      .values({ name, value: '1' })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value: sql<string>`cast(cast(meta.value as bigint) + 1 as text)` }),
      )
      .returning('value'),
  )
  return Number(row?.value)
}
