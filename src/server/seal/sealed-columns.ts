import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Seal } from './seal.ts'

/** The sealed columns. A new secret that must be read again is added here. */
export const sealedColumns = [
  { table: 'users', column: 'totp_secret', key: 'id' },
  { table: 'room_calendars', column: 'key', key: 'room_id' },
  { table: 'calendar_feeds', column: 'url', key: 'id' },
  { table: 'erasure_keys', column: 'key', key: 'id' },
  { table: 'meta', column: 'value', key: 'name', only: 'push_keys' },
] as const satisfies readonly SealedColumn[]

interface SealedColumn {
  table: keyof Database
  column: string
  /** The column that identifies the row. */
  key: string
  only?: string
}

/** Rows by table whose secrets cannot be opened: their key is missing. */
export type UnreadableSecrets = Record<(typeof sealedColumns)[number]['table'], string[]>

async function* secretsIn(db: Kysely<Database>, { table, column, key, only }: SealedColumn) {
  const { rows } = await sql<{ row: string; kept: string }>`
    select ${sql.ref(key)} as row, ${sql.ref(column)} as kept from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by ${sql.ref(key)}`.execute(db)
  for (const { row, kept } of rows) {
    if (only === undefined || row === only) yield { place: { table, column, row }, kept }
  }
}

/**
 * Seals plain secrets, and reseals those of an older key. Unreadable ones stay until their key is
 * back. Belongs in a transaction.
 */
export async function sealSecrets(db: Kysely<Database>, seal: Seal): Promise<void> {
  for (const column of sealedColumns) {
    for await (const { place, kept } of secretsIn(db, column)) {
      if (seal.isCurrent(kept)) continue
      const text = seal.open(place, kept)
      if (text === null) continue
      await sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${seal.seal(place, text)}
        where ${sql.ref(column.key)} = ${place.row} and ${sql.ref(column.column)} = ${kept}`.execute(
        db,
      )
    }
  }
}

/** The rows whose secrets cannot be opened, by table. */
export async function unreadableSecrets(
  db: Kysely<Database>,
  seal: Seal,
): Promise<UnreadableSecrets> {
  const lost: UnreadableSecrets = {
    users: [],
    room_calendars: [],
    calendar_feeds: [],
    erasure_keys: [],
    meta: [],
  }
  for (const column of sealedColumns) {
    for await (const { place, kept } of secretsIn(db, column)) {
      if (seal.open(place, kept) === null) lost[column.table].push(place.row)
    }
  }
  return lost
}
