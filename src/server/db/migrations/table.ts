import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../schema.ts'
import type { Store } from '../store.ts'

/* Tables are named as they were then: one that is gone today is still made, and dropped after. */

/** `flag` is 0 or 1; a question mark: may be null. */
type ColumnType = 'text' | 'text?' | 'integer' | 'integer?' | 'double' | 'double?' | 'flag'

export interface TableShape {
  columns: Readonly<Record<string, ColumnType>>
  /** Default: `id`. */
  primaryKey?: readonly string[]
  /** Column -> table whose `id` it holds. */
  references?: Readonly<Record<string, string>>
}

export interface IndexShape {
  on: string
  columns: readonly string[]
  unique?: boolean
  /** Only rows that are not deleted: what lists read, and where a number may be given again. */
  livingOnly?: boolean
}

/** Columns of every table that devices keep, see schema.ts. */
export const kept = {
  id: 'text',
  version: 'integer',
  created_at: 'text',
  changed_at: 'text',
  deleted_at: 'text?',
  operation_id: 'text?',
} as const satisfies TableShape['columns']

/**
 * Text is compared byte by byte and numbers are 64 bits on both stores, so that order and range do
 * not depend on which of them the house runs.
 */
const types = {
  sqlite: { text: sql`text`, integer: sql`integer`, double: sql`real`, flag: sql`integer` },
  postgres: {
    text: sql`text collate "C"`,
    integer: sql`bigint`,
    double: sql`double precision`,
    flag: sql`bigint`,
  },
} as const satisfies Record<Store['kind'], Record<string, RawBuilder<unknown>>>

/** Creates a table; on SQLite a STRICT one, which refuses what PostgreSQL would. */
async function createTable(
  db: Transaction<Database>,
  kind: Store['kind'],
  name: string,
  shape: TableShape,
): Promise<void> {
  let table = db.schema.createTable(name)
  for (const [column, type] of Object.entries(shape.columns)) {
    const plain = type.replace('?', '') as keyof (typeof types)['sqlite']
    table = table.addColumn(column, types[kind][plain], (build) => {
      let built = type.endsWith('?') ? build : build.notNull()
      if (type === 'flag') built = built.check(sql`${sql.ref(column)} in (0, 1)`)
      const target = shape.references?.[column]
      return target === undefined ? built : built.references(`${target}.id`)
    })
  }
  const key = [...(shape.primaryKey ?? ['id'])]
  table = table.addPrimaryKeyConstraint(`${name}_pk`, key as never[])
  if (kind === 'sqlite') table = table.modifyEnd(sql`strict, without rowid`)
  await table.execute()
}

/** Creates an index named after what it is on. */
async function createIndex(db: Transaction<Database>, shape: IndexShape): Promise<void> {
  const columns: string[] = [...shape.columns]
  // With it SQLite can count what is living from the index alone; it cannot conclude it.
  if (shape.livingOnly && !shape.unique) columns.push('deleted_at')
  let index = db.schema
    .createIndex(`${shape.on}_by_${shape.columns.join('_')}`)
    .on(shape.on)
    .columns(columns as never[])
  if (shape.unique) index = index.unique()
  if (shape.livingOnly) index = index.where(sql.ref('deleted_at'), 'is', null)
  await index.execute()
}

/** Adds columns to a table that may hold rows: those that may not be null say what old rows get. */
export async function addColumns(
  db: Transaction<Database>,
  kind: Store['kind'],
  name: string,
  columns: Readonly<Record<string, ColumnType | { type: ColumnType; old: number | string }>>,
): Promise<void> {
  for (const [column, given] of Object.entries(columns)) {
    const { type, old } = typeof given === 'string' ? { type: given, old: undefined } : given
    const plain = type.replace('?', '') as keyof (typeof types)['sqlite']
    await db.schema
      .alterTable(name)
      .addColumn(column, types[kind][plain], (build) => {
        const built = type.endsWith('?') ? build : build.notNull()
        return old === undefined ? built : built.defaultTo(old)
      })
      .execute()
  }
}

/** A migration that only adds tables and indexes. */
export function tables(
  shapes: Readonly<Record<string, TableShape>>,
  indexes: readonly IndexShape[],
) {
  return async (db: Transaction<Database>, kind: Store['kind']): Promise<void> => {
    for (const [name, shape] of Object.entries(shapes)) {
      await createTable(db, kind, name, shape)
    }
    for (const index of indexes) await createIndex(db, index)
  }
}
