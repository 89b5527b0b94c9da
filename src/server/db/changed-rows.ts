import { isExpression, type Transaction } from 'kysely'
import { readableBy, type Resource } from '#contract/resources.ts'
import type { Database, SyncedTable } from './schema.ts'
import { batches } from './batches.ts'
import { runCompiled } from './compiled.ts'
import type { Engine } from './tx.ts'

/** The rows that a transaction changed, for the table of changes (changes.ts). */
export class ChangedRows {
  /** Row ids by table; true: deleted. */
  readonly #rows = new Map<SyncedTable, Map<string, boolean>>()

  add(table: SyncedTable, id: string, deleted: boolean): void {
    const ids = this.#rows.get(table) ?? new Map<string, boolean>()
    ids.set(id, deleted)
    this.#rows.set(table, ids)
  }

  addAll(later: ChangedRows): void {
    for (const [table, ids] of later.#rows) {
      for (const [id, deleted] of ids) this.add(table, id, deleted)
    }
  }

  copy(): ChangedRows {
    const copied = new ChangedRows()
    copied.addAll(this)
    return copied
  }

  get size(): number {
    return [...this.#rows.values()].reduce((sum, ids) => sum + ids.size, 0)
  }

  get resources(): Resource[] {
    return [...this.#rows.keys()].filter(isResource)
  }

  /** Writes them, last in their transaction. */
  async write(db: Transaction<Database>, engine: Engine): Promise<void> {
    if (this.#rows.size === 0) return
    const position = await engine.position(db)
    const rows = [...this.#rows].flatMap(([resource, ids]) =>
      [...ids].map(([row_id, deleted]) => ({
        resource,
        row_id,
        deleted: deleted ? (1 as const) : (0 as const),
        position,
      })),
    )
    // The same order in every transaction prevents deadlocks.
    rows.sort((a, b) => compare(a.resource, b.resource) || compare(a.row_id, b.row_id))
    for (const some of batches(rows)) {
      const values = some.flatMap((row) =>
        Object.values(row).filter((value) => !isExpression(value)),
      )
      const query = () =>
        db
          .insertInto('changes')
          .values(some)
          .onConflict((conflict) =>
            conflict.columns(['resource', 'row_id']).doUpdateSet((eb) => ({
              position: eb.ref('excluded.position'),
              deleted: eb.ref('excluded.deleted'),
            })),
          )
      await runCompiled(db, `changes ${some.length}`, values, query, { answers: false })
    }
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function isResource(table: string): table is Resource & SyncedTable {
  return Object.hasOwn(readableBy, table)
}
