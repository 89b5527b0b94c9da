import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Kysely } from 'kysely'
import { pictureHash } from '#contract/pictures.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import type { Database } from '../schema.ts'
import { NodeSqliteDialect } from '../sqlite-driver.ts'
import { decryptWith } from './encrypted.ts'
import {
  BadBackup,
  endLine,
  FORMAT_VERSION,
  headerLine,
  pictureLine,
  rowLine,
  tableLine,
  type End,
  type Header,
} from './format.ts'
import { readLines } from './lines.ts'
import { backupTables, type BackupTable } from './shape.ts'

/** Files of a staged back-up inside its folder. */
export const STAGED = { store: 'staged.db', pictures: 'pictures' } as const

/**
 * Reads a back-up into a separate empty store, which checks every row by its constraints and
 * migrates older data. The live store is not changed. Throws BadBackup, or LockedBackup for a
 * missing or wrong passphrase. `folder` must be new.
 */
export async function stageBackup(
  file: string,
  folder: string,
  clock: () => Date,
  passphrase: string | null = null,
): Promise<{ header: Header; end: End }> {
  mkdirSync(join(folder, STAGED.pictures), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, STAGED.store))
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(database) })
  try {
    database.exec('pragma journal_mode = off; pragma synchronous = off')
    const reader = new BackupReader(database, db, join(folder, STAGED.pictures), clock)
    const bytes = createReadStream(file)
    await pipeline(bytes, decryptWith(passphrase), createGunzip(), async (source) => {
      for await (const lines of readLines(source, statSync(file).size)) {
        for (const line of lines) await reader.readLine(line)
      }
    })
    const read = reader.finish()
    await migrate(db, 'sqlite', clock)
    requireAdmin(database)
    return read
  } catch (error) {
    throw toBadBackup(error)
  } finally {
    await db.destroy()
    if (database.isOpen) database.close()
  }
}

/** Tells faults of the file from those of this machine. */
function toBadBackup(error: unknown): unknown {
  const { code, errcode, message } = error as { code?: unknown; errcode?: number; message: string }
  if (code === 'Z_BUF_ERROR') return new BadBackup('cut', 'its end is missing')
  if (code === 'Z_DATA_ERROR') {
    const foreign = message === 'incorrect header check'
    return new BadBackup(foreign ? 'foreign' : 'broken', message)
  }
  // SQLITE_CONSTRAINT (19) and SQLITE_MISMATCH (20); the extended code is above the first byte.
  const kind = (errcode ?? 0) & 0xff
  if (kind === 19 || kind === 20) return new BadBackup('broken', message)
  return error
}

/** Refuses content that nobody could administer. */
function requireAdmin(database: DatabaseSync): void {
  const has = (query: string) => database.prepare(query).get() !== undefined
  if (!has(`select 1 from house where id = 'house'`)) throw new BadBackup('broken', 'no house')
  const admin = `select 1 from users
    where lower(role) = 'admin' and disabled = 0 and deleted_at is null`
  if (!has(admin)) throw new BadBackup('nobody', 'no admin who can sign in')
}

/** Reads the lines in the order of the format. */
class BackupReader {
  readonly #database: DatabaseSync
  readonly #db: Kysely<Database>
  readonly #pictures: string
  readonly #clock: () => Date
  readonly #hash = createHash('sha256')
  readonly #rows: Record<string, number> = {}
  #found = 0
  #header: Header | undefined
  #end: End | undefined
  #tables: readonly BackupTable[] = []
  #table: { name: string; width: number; insert: StatementSync } | undefined

  constructor(database: DatabaseSync, db: Kysely<Database>, pictures: string, clock: () => Date) {
    this.#database = database
    this.#db = db
    this.#pictures = pictures
    this.#clock = clock
  }

  async readLine(line: string): Promise<void> {
    if (this.#end !== undefined) throw new BadBackup('broken', 'it goes on after its end')
    const value = parse(line, this.#header === undefined)
    const end = endLine.safeParse(value)
    if (end.success) return this.#close(end.data)
    this.#hash.update(line).update('\n')
    if (this.#header === undefined) return await this.#begin(value)
    if (Array.isArray(value)) return this.#row(value)
    const table = tableLine.safeParse(value)
    if (table.success) return this.#open(table.data)
    const picture = pictureLine.safeParse(value)
    if (picture.success) return this.#picture(picture.data)
    throw new BadBackup('broken', 'a line is nothing that it should be')
  }

  finish(): { header: Header; end: End } {
    if (this.#header === undefined || this.#end === undefined) {
      throw new BadBackup('cut', 'its end is missing')
    }
    return { header: this.#header, end: this.#end }
  }

  /** Creates the tables as they were when it was made. */
  async #begin(value: unknown): Promise<void> {
    const header = headerLine.safeParse(value)
    if (!header.success) throw new BadBackup('foreign', 'it does not begin as one')
    const had = new Set(header.data.migrations)
    const known = migrations.filter(({ name }) => had.has(name))
    if (header.data.version > FORMAT_VERSION || known.length !== had.size) {
      throw new BadBackup('newer', 'made by a newer release')
    }
    await migrate(this.#db, 'sqlite', this.#clock, known)
    this.#tables = backupTables(this.#database)
    // Rows of the migrations themselves; the file has its own.
    for (const { name } of this.#tables.toReversed()) this.#database.exec(`delete from "${name}"`)
    this.#database.exec('begin; pragma defer_foreign_keys = on')
    this.#header = header.data
  }

  #open({ table: name, columns }: { table: string; columns: string[] }): void {
    const table = this.#tables.find((one) => one.name === name)
    const same = table?.columns.toSorted().join() === columns.toSorted().join()
    if (table === undefined || !same || name in this.#rows) {
      throw new BadBackup('broken', `its table ${name.slice(0, 60)} does not fit`)
    }
    this.#rows[name] = 0
    const names = columns.map((column) => `"${column}"`).join(', ')
    const marks = columns.map(() => '?').join(', ')
    const insert = this.#database.prepare(`insert into "${name}" (${names}) values (${marks})`)
    this.#table = { name, width: columns.length, insert }
  }

  #row(value: unknown[]): void {
    const row = rowLine.safeParse(value)
    if (!row.success || row.data.length !== this.#table?.width) {
      throw new BadBackup('broken', 'a row does not fit its table')
    }
    this.#table.insert.run(...row.data)
    this.#rows[this.#table.name] = (this.#rows[this.#table.name] ?? 0) + 1
  }

  #picture({ picture: name, data }: { picture: string; data: string }): void {
    const bytes = Buffer.from(data, 'base64')
    const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.includes('WEBP', 8)
    if (pictureHash(`/images/${name}`) === null || !isWebp) {
      throw new BadBackup('broken', 'a picture is none')
    }
    writeFileSync(join(this.#pictures, name), bytes)
    this.#found += 1
  }

  #close(end: End): void {
    const { rows, pictures, sha256 } = end
    const counts = (all: Record<string, number>) => JSON.stringify(Object.entries(all).toSorted())
    const asWritten = counts(rows) === counts(this.#rows) && pictures === this.#found
    if (!asWritten || sha256 !== this.#hash.digest('hex')) {
      throw new BadBackup('broken', 'it is not as it was written')
    }
    this.#database.exec('commit')
    this.#end = end
  }
}

function parse(line: string, first: boolean): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadBackup(first ? 'foreign' : 'broken', 'a line is no JSON')
  }
}
