import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { migrations } from '../migrations/index.ts'
import { epochOf } from '../meta.ts'
import type { Migration, ReadSnapshot } from '../migrate.ts'
import type { Database } from '../schema.ts'
import type { Store } from '../store.ts'
import { encryptWith } from './encrypted.ts'
import { FORMAT, FORMAT_VERSION, type End, type Header, type Row } from './format.ts'
import { tablesAfter, type BackupTable } from './shape.ts'

/** Rows in memory at a time. */
const BATCH_SIZE = 200

/** Photographs, for a back-up. */
export interface BackupPictures {
  /** Names of the files that active rows refer to. */
  namesIn(db: Kysely<Database>): Promise<string[]>
  read(name: string): Promise<Buffer | null>
}

/**
 * Writes a back-up to a new file that only its owner may read. All rows are from one snapshot;
 * pictures never change, so they are read after it. A passphrase encrypts it. Memory use does not
 * grow with the data.
 */
export async function writeBackup(
  store: Store,
  pictures: BackupPictures,
  path: string,
  now: Date,
  passphrase: string | null = null,
): Promise<void> {
  await write((work) => store.snapshot(work), migrations, { pictures, path, now, passphrase })
}

/**
 * The same of a store that is about to be migrated, as it is: only the release that made it and later
 * ones know its tables. Without pictures, which no migration touches.
 */
export async function writeBackupBefore(
  read: ReadSnapshot,
  done: readonly Migration[],
  path: string,
  now: Date,
  passphrase: string | null,
): Promise<void> {
  const pictures = { namesIn: async () => [], read: async () => null }
  await write(read, done, { pictures, path, now, passphrase })
}

interface Written {
  pictures: BackupPictures
  path: string
  now: Date
  passphrase: string | null
}

async function write(
  read: ReadSnapshot,
  known: readonly Migration[],
  { pictures, path, now, passphrase }: Written,
): Promise<void> {
  const tables = await tablesAfter(known)
  await read(async (db) => {
    const lines = withChecksum(backupLines(db, tables, known, pictures, now))
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    const text = Readable.from(lines)
    if (passphrase === null) await pipeline(text, createGzip(), file)
    else await pipeline(text, createGzip(), encryptWith(passphrase), file)
  })
}

type Counts = Pick<End, 'rows' | 'pictures'>

/** The pieces, followed by a last line with their checksum. */
async function* withChecksum(pieces: AsyncGenerator<string, Counts>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for (let next = await pieces.next(); ; next = await pieces.next()) {
    if (next.done === true) {
      const end: End = { end: true, ...next.value, sha256: hash.digest('hex') }
      yield `${JSON.stringify(end)}\n`
      return
    }
    hash.update(next.value)
    yield next.value
  }
}

async function* backupLines(
  db: Kysely<Database>,
  tables: readonly BackupTable[],
  known: readonly Migration[],
  pictures: BackupPictures,
  now: Date,
): AsyncGenerator<string, Counts> {
  const { settings } = await db.selectFrom('house').select('settings').executeTakeFirstOrThrow()
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    made_at: now.toISOString(),
    house: (JSON.parse(settings) as { name: string }).name,
    epoch: await epochOf(db),
    migrations: known.map(({ name }) => name),
  }
  yield `${JSON.stringify(header)}\n`
  const rows: Record<string, number> = {}
  for (const table of tables) {
    const { name, columns } = table
    rows[name] = 0
    yield `${JSON.stringify({ table: name, columns })}\n`
    for await (const page of pagesOf(db, table)) {
      rows[name] += page.length
      yield page.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
  }
  let found = 0
  for (const name of await pictures.namesIn(db)) {
    const bytes = await pictures.read(name)
    if (bytes === null) continue
    found += 1
    yield `${JSON.stringify({ picture: name, data: bytes.toString('base64') })}\n`
  }
  return { rows, pictures: found }
}

/** Pages of a table by its primary key. */
export async function* pagesOf(
  db: Kysely<Database>,
  { name, columns, key }: BackupTable,
): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const places = key.map((column) => columns.indexOf(column))
  let after: Row | null = null
  for (;;) {
    const above: RawBuilder<unknown> =
      after === null ? sql`` : sql`where (${keys}) > (${sql.join(after)})`
    const { rows } = await sql<Record<string, Row[number]>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      ${above} order by ${keys} limit ${sql.lit(BATCH_SIZE)}`.execute(db)
    const page = rows.map((row): Row => columns.map((column) => row[column] ?? null))
    const last = page.at(-1)
    if (last === undefined) return
    yield page
    if (page.length < BATCH_SIZE) return
    after = places.map((place) => last[place] ?? null)
  }
}
