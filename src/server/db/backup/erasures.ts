import type { Kysely, Selectable } from 'kysely'
import type { Seal, SecretLocation } from '../../seal/seal.ts'
import type { Database, ErasureKeysTable, ErasuresTable } from '../schema.ts'

/** The people erased so far: an older back-up must not bring them back. */
export interface Erasures {
  keys: Selectable<ErasureKeysTable>[]
  erasures: Selectable<ErasuresTable>[]
}

export const erasureKeyPlace = (id: string): SecretLocation => ({
  table: 'erasure_keys',
  column: 'key',
  row: id,
})

export async function readErasures(db: Kysely<Database>): Promise<Erasures> {
  const keys = await db.selectFrom('erasure_keys').selectAll().execute()
  const erasures = await db.selectFrom('erasures').selectAll().execute()
  return { keys, erasures }
}

/** Adds them to those that are there: of two of the same the later one holds. */
export async function writeErasures(
  db: Kysely<Database>,
  seal: Seal,
  { keys, erasures }: Erasures,
): Promise<void> {
  for (const { id, key } of keys) {
    const plain = seal.open(erasureKeyPlace(id), key)
    await db
      .insertInto('erasure_keys')
      .values({ id, key: plain === null ? key : seal.seal(erasureKeyPlace(id), plain) })
      .onConflict((conflict) =>
        // One that cannot be opened is no better than what is there.
        plain === null
          ? conflict.doNothing()
          : conflict.column('id').doUpdateSet({ key: (eb) => eb.ref('excluded.key') }),
      )
      .execute()
  }
  for (const row of erasures) {
    await db
      .insertInto('erasures')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['key_id', 'hash'])
          .doUpdateSet({ at: row.at, row: row.row })
          .where('erasures.at', '<=', row.at),
      )
      .execute()
  }
}
