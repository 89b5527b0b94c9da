import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** A value of the table `meta`; inside a transaction pass its own handle. */
export async function readMeta(db: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export async function setMeta(db: Kysely<Database>, name: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
