import { PostgresAdapter, type CompiledQuery, type Compilable, type Kysely } from 'kysely'
import { doNotAwait } from './pipelining-client.ts'
import type { Database } from './schema.ts'

/**
 * Queries of hot paths, compiled once: to build one and turn it into SQL takes several times as long
 * as SQLite takes to answer it.
 */

type Db = Kysely<Database>

/** A value of which a store's statement may have any other in its place. */
const isPlain = (value: unknown) => value === null || typeof value !== 'object'

const kindOf = (db: Db) =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

const statements = new Map<string, CompiledQuery | null>()
/** Far more than there are tables, columns to change and rows to insert together. */
const MAX_STATEMENTS = 2000

/**
 * Rows of a query that differs from others of this shape in its values alone.
 *
 * @param shape of the query: the same text for two queries that differ in more is a bug
 * @param values in the order of their places in the SQL
 * @param answers whether anything is told by its answer; if not, a failure comes up with what follows
 */
export async function runCompiled<Row>(
  db: Db,
  shape: string,
  values: readonly unknown[],
  build: () => Compilable<Row>,
  { answers = true } = {},
): Promise<Row[]> {
  const name = `${kindOf(db)} ${shape}`
  let statement = values.every(isPlain) ? statements.get(name) : null
  if (statement === undefined) {
    statement = compiledIfOrdered(build(), values)
    if (!answers && statement !== null) doNotAwait(statement.sql)
    if (statements.size >= MAX_STATEMENTS) statements.clear()
    statements.set(name, statement)
  }
  const query = statement === null ? build().compile() : { ...statement, parameters: values }
  const { rows } = await db.executeQuery(query as CompiledQuery<Row>)
  return rows
}

/** Null where the SQL's values are others, or in another order: then it is compiled each time. */
function compiledIfOrdered(query: Compilable, values: readonly unknown[]): CompiledQuery | null {
  const compiled = query.compile()
  const { parameters } = compiled
  const same =
    parameters.length === values.length && parameters.every((value, at) => value === values[at])
  return same ? compiled : null
}
