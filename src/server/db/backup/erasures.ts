import type { Kysely, Selectable } from 'kysely'
import type { Database, ErasureKeysTable, ErasuresTable } from '../schema.ts'

/** The people erased so far: an older back-up must not bring them back. */
interface Erasures {
  keys: Selectable<ErasureKeysTable>[]
  erasures: Selectable<ErasuresTable>[]
}

export async function readErasures(db: Kysely<Database>): Promise<Erasures> {
  const keys = await db.selectFrom('erasure_keys').selectAll().execute()
  const erasures = await db.selectFrom('erasures').selectAll().execute()
  return { keys, erasures }
}

/** Adds them to those of the back-up. */
export async function writeErasures(
  db: Kysely<Database>,
  { keys, erasures }: Erasures,
): Promise<void> {
  for (const row of keys) {
    await db
      .insertInto('erasure_keys')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ key: row.key }))
      .execute()
  }
  for (const row of erasures) {
    await db
      .insertInto('erasures')
      .values(row)
      .onConflict((conflict) => conflict.columns(['key_id', 'hash']).doUpdateSet({ at: row.at }))
      .execute()
  }
}
