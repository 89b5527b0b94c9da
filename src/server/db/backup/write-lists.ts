import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Kysely } from 'kysely'
import { defaultBase } from '#domain/money.ts'
import { translationCells } from '#domain/translations.ts'
import type { Translations } from '#domain/texts.ts'
import { BYTE_ORDER_MARK, csvLine } from '#lib/csv.ts'
import type { Database } from '../schema.ts'
import type { Store } from '../store.ts'
import { migrations } from '../migrations/index.ts'
import { pagesOf } from './dump.ts'
import type { Row } from './format.ts'
import { columnWords, listedColumns, lists } from './listed.ts'
import { type BackupTable, tablesAfter } from './shape.ts'

/** Every list of the house as CSV and JSON in one .zip, for people and other programs. */

/** Values that are JSON in their column become part of the row's. */
function plainValue(value: Row[number]): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** What a column is in the lists: translations are a column a language, all others are as they are. */
const cellsOf = (name: string, value: Row[number]): [string, Row[number]][] =>
  name === 'translations'
    ? translationCells(JSON.parse(String(value ?? '{}')) as Translations)
    : [[name, value]]

const headingsOf = ({ columns }: BackupTable) =>
  listedColumns(columns).flatMap((name) => cellsOf(name, null).map(([heading]) => heading))

/** The rows that are not deleted, page by page, each by the names of its columns. */
async function* livingRows(db: Kysely<Database>, table: BackupTable) {
  const gone = table.columns.indexOf('deleted_at')
  const named = listedColumns(table.columns).map(
    (name) => [name, table.columns.indexOf(name)] as const,
  )
  for await (const page of pagesOf(db, table)) {
    const living = page.filter((row) => gone === -1 || row[gone] === null)
    yield living.map((row) => named.flatMap(([name, at]) => cellsOf(name, row[at] ?? null)))
  }
}

async function* csvOf(db: Kysely<Database>, table: BackupTable) {
  yield BYTE_ORDER_MARK + csvLine(headingsOf(table))
  for await (const page of livingRows(db, table)) {
    yield page.map((row) => csvLine(row.map(([, value]) => value))).join('')
  }
}

async function* jsonOf(db: Kysely<Database>, table: BackupTable) {
  let before = '[\n'
  for await (const page of livingRows(db, table)) {
    for (const row of page) {
      const plain = Object.fromEntries(row.map(([name, value]) => [name, plainValue(value)]))
      yield before + JSON.stringify(plain)
      before = ',\n'
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

interface Named {
  name: string
  base_currency?: string
}

function readme(house: Named, now: Date, tables: readonly BackupTable[]): string {
  const about = tables.map((table) =>
    [
      `${table.name}: ${lists[table.name]}`,
      ...headingsOf(table).map((column) => `    ${column}: ${columnWords(column)}`),
    ].join('\n'),
  )
  return `${house.name}: all lists, as of ${now.toISOString()}

Each list stands in csv/ for spreadsheets and in json/ for programs; both have the same rows.

- Moments are in UTC, days and hours without a zone are those of the house.
- The house’s own currency is ${house.base_currency ?? defaultBase}.
- In CSV, commas, semicolons and line breaks inside a cell are spaces, and a cell that a spreadsheet
  would take for a formula or another number has an apostrophe before it. JSON has every text as it is.
- Not in it: passwords, keys and secret addresses, and what was deleted. Pictures are in a back-up.
- Guests' names, telephones and e-mail addresses are in it: keep it where nobody else reads it.

${about.join('\n\n')}
`
}

/** Writes a new file that only its owner may read. Memory use does not grow with the data. */
export async function writeLists(store: Store, path: string, now: Date): Promise<void> {
  const all = await tablesAfter(migrations)
  const tables = all.filter(({ name }) => lists[name] !== undefined)
  await store.snapshot(async (db) => {
    const { settings } = await db.selectFrom('house').select('settings').executeTakeFirstOrThrow()
    const house = JSON.parse(settings) as Named
    async function* pieces() {
      let ready: Uint8Array[] = []
      const zip = new Zip((error, chunk) => {
        if (error) throw error
        ready.push(chunk)
      })
      const taken = () => {
        const some = ready
        ready = []
        return some
      }
      async function* entry(file: string, texts: AsyncIterable<string> | string[]) {
        const its = new ZipDeflate(file, { level: 6 })
        its.mtime = now
        zip.add(its)
        for await (const text of texts) {
          its.push(strToU8(text))
          yield* taken()
        }
        its.push(new Uint8Array(), true)
        yield* taken()
      }
      yield* entry('README.txt', [readme(house, now, tables)])
      for (const table of tables) {
        yield* entry(`csv/${table.name}.csv`, csvOf(db, table))
        yield* entry(`json/${table.name}.json`, jsonOf(db, table))
      }
      zip.end()
      yield* taken()
    }
    await pipeline(Readable.from(pieces()), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  })
}
