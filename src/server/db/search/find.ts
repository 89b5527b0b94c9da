import { sql, type RawBuilder } from 'kysely'
import type { Store } from '../store.ts'
import { indexTables } from './names.ts'
import type { SearchableTable } from './searchable.ts'
import { queryWords, stateWord } from './words.ts'

/**
 * So many of the newest are found at most: common beginnings ("a", "07") would otherwise cost a walk
 * through everything to count what nobody reads. Another word finds the rest.
 */
export const MAX_FOUND = 10_000

/** The living rows of a table in which all words asked for begin a word. */
export interface SearchResult {
  /** Up to MOST_FOUND. */
  total: number
  /** Ids of one page of them, newest first. */
  page(limit: number, offset: number): Promise<string[]>
  /** For a query with conditions of its own: whether the row with this id (a column) is one. */
  matches(column: string): RawBuilder<boolean>
}

const noResult: SearchResult = {
  total: 0,
  page: async () => [],
  matches: () => sql<boolean>`1 = 0`,
}

/**
 * Looks for rows by words (decisions/0013): `found.total` and `found.page` where the words are all
 * that is asked, `found.holds` beside other conditions. `null` when no words are asked for. `states`: only
 * rows in one of these, where the table's words tell states; `null`: in any.
 */
export async function findByWords(
  { db, kind }: Pick<Store, 'db' | 'kind'>,
  table: SearchableTable,
  asked: string | undefined,
  states: readonly string[] | null = null,
): Promise<SearchResult | null> {
  const words = queryWords(asked)
  if (words === null) return null
  if (words.length === 0 || states?.length === 0) return noResult
  const wanted = { prefixes: words, anyOf: (states ?? []).map(stateWord) }
  const { from, order, matches } = (kind === 'sqlite' ? inSqlite : inPostgres)(table, wanted)
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select 1 from ${from} limit ${MAX_FOUND}) found`.execute(db)
  const total = Number(counted.rows[0]?.total ?? 0)
  return {
    total,
    async page(limit, offset) {
      const most = Math.min(limit, MAX_FOUND - offset)
      if (most <= 0 || total === 0) return []
      const { rows } = await sql<{ row_id: string }>`
        select row_id from ${order(total === MAX_FOUND)} limit ${most} offset ${offset}`.execute(db)
      return rows.map((row) => row.row_id)
    },
    matches: (column) => matches(column, total === MAX_FOUND),
  }
}

interface Terms {
  /** Each must begin a word of the row. */
  prefixes: readonly string[]
  /** One of these must be a word of the row; none: whatever. */
  anyOf: readonly string[]
}

interface SearchSql {
  /** The rows found, for counting. */
  from: RawBuilder<unknown>
  /** The same with `row_id`, newest first. `common`: they are too many to be counted. */
  order(common: boolean): RawBuilder<unknown>
  /** Beside other conditions, whether the row with this id is one. */
  matches(column: string, common: boolean): RawBuilder<boolean>
}

/** Our words have letters and digits alone (and `§`): nothing in them could end the quotes. */
function inSqlite(table: SearchableTable, { prefixes, anyOf }: Terms): SearchSql {
  const { words, places } = indexTables(table)
  const match = [
    ...prefixes.map((word) => `"${word}"*`),
    ...(anyOf.length > 0 ? [`(${anyOf.map((word) => `"${word}"`).join(' OR ')})`] : []),
  ].join(' AND ')
  const found = sql`${words} where ${words} match ${match}`
  return {
    from: found,
    order: () => sql`${words} join ${places} on place = ${words}.rowid
      where ${words} match ${match} order by ${words}.rowid desc`,
    matches: (column) => sql<boolean>`
      (select place from ${places} where row_id = ${sql.ref(column)})
        in (select rowid from ${found})`,
  }
}

function inPostgres(table: SearchableTable, { prefixes, anyOf }: Terms): SearchSql {
  const { words } = indexTables(table)
  const query = [
    ...prefixes.map((word) => `'${word}':*`),
    ...(anyOf.length > 0 ? [`(${anyOf.map((word) => `'${word}'`).join(' | ')})`] : []),
  ].join(' & ')
  const found = sql`${words} where words @@ ${query}::tsquery`
  return {
    from: found,
    // PostgreSQL takes every beginning for equally rare, so that both ways are said: common ones are
    // met soon on a walk from the newest (called as a function, the match cannot use its index), rare
    // ones are all found first, and then sorted (`offset 0` keeps the two apart).
    order: (common) =>
      common
        ? sql`${words} where ts_match_vq(words, ${query}::tsquery) order by at desc, row_id desc`
        : sql`(select row_id, at from ${found} offset 0) found order by at desc, row_id desc`,
    // Common words are looked up row by row of those that the other conditions leave (a scalar
    // query is never turned round): to gather all their rows first cost most of the answer.
    matches: (column, common) =>
      common
        ? sql<boolean>`(select ts_match_vq(words, ${query}::tsquery) from ${words}
            where row_id = ${sql.ref(column)})`
        : sql<boolean>`${sql.ref(column)} in (select row_id from ${found})`,
  }
}
