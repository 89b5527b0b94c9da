import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

/** Prepared statements to cache; the server has far fewer shapes of queries. */
const MAX_STATEMENTS = 500

/** `node:sqlite` in the form of Kysely's driver, with cached statements. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      const known = ready.get(text)
      if (known) return known
      if (ready.size >= MAX_STATEMENTS) ready.clear()
      const statement = asKyselyStatement(database.prepare(text))
      ready.set(text, statement)
      return statement
    },
  }
}

const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

/** SQLITE_BUSY: another process (a command, a back-up) holds the write lock. */
const BUSY = 5
/** How long to wait for it, ms. */
const MAX_WAIT_MS = 10_000

/**
 * Takes the write lock at the start: a lock taken later can fail half-way. While another process
 * has it, only this transaction waits; SQLite's own waiting would block the event loop.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (const until = Date.now() + MAX_WAIT_MS; ;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        return
      } catch (error) {
        if ((error as { errcode?: unknown }).errcode !== BUSY || Date.now() > until) throw error
        await sleep(2 + Math.random() * 10)
      }
    }
  }

  /** On a full disk SQLite has rolled back itself: a fault of ours would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Kysely's SQLite over one connection, which Kysely uses for one task at a time. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#database)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}
