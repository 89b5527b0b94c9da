import {
  PostgresAdapter,
  type CompiledQuery,
  type Compilable,
  type DatabaseConnection,
  type Kysely,
} from 'kysely'
import { doNotAwait } from './pipelining-client.ts'
import type { Database } from './schema.ts'

/**
 * Queries of hot paths, compiled once: to build one and turn it into SQL takes several times as long
 * as SQLite takes to answer it.
 */

type Db = Kysely<Database>

/** A value of which a store's statement may have any other in its place. */
const isPlain = (value: unknown) => value === null || typeof value !== 'object'

export const kindOf = (db: Db) =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

const statements = new Map<string, CompiledQuery | null>()
/** Far more than there are tables, columns to change and rows to insert together. */
const MAX_STATEMENTS = 2000

/** The connections of transactions whose queries may be on their way together. */
const pipelines = new WeakMap<Db, DatabaseConnection>()

/**
 * Lets compiled queries of a transaction go out without waiting for one another, so that those of one
 * `Promise.all` are one round trip. Answers the function that ends this: call it before the
 * transaction ends.
 */
export async function startPipeline(db: Db): Promise<() => void> {
  const connection = await db.getExecutor().provideConnection(async (its) => its)
  pipelines.set(db, connection)
  return () => void pipelines.set(db, ended)
}

/** What is asked for after the end would be carried out alone, or in another's transaction. */
const ended = {
  executeQuery: () => Promise.reject(new Error('The transaction has ended')),
} as unknown as DatabaseConnection

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
  const { rows } = await (pipelines.get(db) ?? db).executeQuery(query as CompiledQuery<Row>)
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
