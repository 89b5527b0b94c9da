import { sql } from 'kysely'
import type { Store } from '#server/db/store.ts'

/** Every table of a store; Kysely's introspection takes fifty times as long, for their columns. */
export async function tableNames({ db, kind }: Pick<Store, 'db' | 'kind'>): Promise<string[]> {
  const { rows } = await (
    kind === 'sqlite'
      ? sql<{ name: string }>`
          select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
  ).execute(db)
  return rows.map(({ name }) => name).toSorted()
}
