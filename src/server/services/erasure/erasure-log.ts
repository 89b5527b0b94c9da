import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { uuidv7 } from '#lib/uuid.ts'
import type { Database } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { erasureKeyPlace } from '../../db/backup/erasures.ts'
import type { Seal } from '../../seal/seal.ts'
import { KEY_BYTES } from '../../seal/seal.ts'
import type { PersonalTable } from './columns.ts'
import type { PersonalData } from './gather.ts'

/* Who was erased, as hashes that reveal nothing without their key. */

export const rowKey = (table: PersonalTable, id: string) => `row:${table}:${id}`

const hashWith = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url')

async function readKeys(db: Kysely<Database>, seal: Seal): Promise<{ id: string; key: Buffer }[]> {
  const rows = await db.selectFrom('erasure_keys').selectAll().orderBy('id').execute()
  return rows.flatMap(({ id, key }) => {
    const open = seal.open(erasureKeyPlace(id), key)
    return open === null ? [] : [{ id, key: Buffer.from(open, 'base64') }]
  })
}

async function newKey(tx: Tx, seal: Seal): Promise<{ id: string; key: Buffer }> {
  const id = uuidv7(Date.parse(tx.stamp.at))
  const key = randomBytes(KEY_BYTES)
  await tx.db
    .insertInto('erasure_keys')
    .values({ id, key: seal.seal(erasureKeyPlace(id), key.toString('base64')) })
    .execute()
  return { id, key }
}

/** Notes down that these contacts and rows were erased. */
export async function logErasure(tx: Tx, seal: Seal, data: PersonalData): Promise<void> {
  const [known] = await readKeys(tx.db, seal)
  const { id, key } = known ?? (await newKey(tx, seal))
  const texts = [
    ...data.contacts,
    ...[...data.rows].flatMap(([table, rows]) => rows.map((row) => rowKey(table, row.id))),
  ]
  for (const text of texts) {
    const row = text.startsWith('row:') ? text : null
    await tx.db
      .insertInto('erasures')
      .values({ key_id: id, hash: hashWith(key, text), at: tx.stamp.at, row })
      .onConflict((conflict) =>
        conflict.columns(['key_id', 'hash']).doUpdateSet({ at: tx.stamp.at, row }),
      )
      .execute()
  }
}

/**
 * Says when something was erased; undefined: it was not, or it is a contact whose key is not here.
 */
export async function readErasureLog(
  db: Kysely<Database>,
  seal: Seal,
): Promise<((text: string) => string | undefined) | null> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('at').execute()
  if (rows.length === 0) return null
  const keys = await readKeys(db, seal)
  const at = new Map(rows.map((row) => [`${row.key_id} ${row.hash}`, row.at]))
  const rowAt = new Map(rows.map(({ row, at: when }) => [row, when]))
  return (text) => {
    const known = rowAt.get(text)
    if (known !== undefined) return known
    for (const { id, key } of keys) {
      const found = at.get(`${id} ${hashWith(key, text)}`)
      if (found !== undefined) return found
    }
    return undefined
  }
}
