import { sql, type RawBuilder } from 'kysely'
import type { Store } from '../store.ts'
import { indexTables, type SearchableTable } from './searchable.ts'
import { queryWords, stateWord } from './words.ts'

/**
 * Matches to count at most: common prefixes ("a", "07") would otherwise read the whole index for a
 * number that nobody needs.
 */
export const MAX_FOUND = 10_000

/** The active rows of a table in which every query word is a prefix of a word. */
export interface SearchResult {
  /** Up to MAX_FOUND. */
  total: number
  /** Ids of one page, newest first. */
  page(limit: number, offset: number): Promise<string[]>
  /** For a query with further conditions: whether the row with this id (a column) matches. */
  matches(column: string): RawBuilder<boolean>
}

const noResult: SearchResult = {
  total: 0,
  page: async () => [],
  matches: () => sql<boolean>`1 = 0`,
}

/**
 * Searches rows by words (decisions/0013): `found.total` and `found.page` for words alone,
 * `found.matches` beside other conditions. `null` when there are no words. `states`: only rows in
 * one of these, where the table indexes its states; `null`: in any.
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
      const count = Math.min(limit, MAX_FOUND - offset)
      if (count <= 0 || total === 0) return []
      const { rows } = await sql<{ row_id: string }>`
        select row_id from ${order(total === MAX_FOUND)} limit ${count} offset ${offset}`.execute(
        db,
      )
      return rows.map((row) => row.row_id)
    },
    matches: (column) => matches(column, total === MAX_FOUND),
  }
}

interface Terms {
  /** Each must be a prefix of a word of the row. */
  prefixes: readonly string[]
  /** One of these must be a word of the row; empty: no condition. */
  anyOf: readonly string[]
}

interface SearchSql {
  /** The matching rows, for counting. */
  from: RawBuilder<unknown>
  /** The same with `row_id`, newest first. `common`: there are more than are counted. */
  order(common: boolean): RawBuilder<unknown>
  /** Beside other conditions: whether the row with this id matches. */
  matches(column: string, common: boolean): RawBuilder<boolean>
}

/** Index words have letters and digits only (and `§`): they need no escaping. */
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
    // PostgreSQL estimates every prefix as equally rare, so there is a query for each case. Common
    // words are found soon on a walk from the newest (as a function call the match cannot use its
    // index). Rare ones are all found first and then sorted (`offset 0` keeps the two apart).
    order: (common) =>
      common
        ? sql`${words} where ts_match_vq(words, ${query}::tsquery) order by at desc, row_id desc`
        : sql`(select row_id, at from ${found} offset 0) found order by at desc, row_id desc`,
    // Common words are checked row by row after the other conditions (a scalar subquery is never
    // reordered): collecting all their rows first took most of the time.
    matches: (column, common) =>
      common
        ? sql<boolean>`(select ts_match_vq(words, ${query}::tsquery) from ${words}
            where row_id = ${sql.ref(column)})`
        : sql<boolean>`${sql.ref(column)} in (select row_id from ${found})`,
  }
}
