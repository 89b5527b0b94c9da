import type { Kysely } from 'kysely'
import { homeNumbers } from '#domain/home-numbers.ts'
import { internationalPhone } from '#domain/phone.ts'
import { batches } from '../../db/batches.ts'
import type { Database } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'

/** Name and contacts as they were entered. */
export interface Contact {
  name: string
  email: string | null
  phone: string | null
}

const normalize = (text: string) =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/**
 * By what a person is known again, the surest first: e-mail, then phone in international form; the
 * name alone only where they gave neither (spec 3 §7.8). `home`: how a local number is read.
 */
export function keysOf({ name, email, phone }: Contact, home = homeNumbers()): string[] {
  const keys: string[] = []
  const address = normalize(email ?? '')
  if (address.includes('@')) keys.push(`email:${address}`)
  const number = internationalPhone(phone ?? '', home)
  if (number !== null) keys.push(`phone:${number}`)
  if (keys.length === 0 && normalize(name) !== '') keys.push(`name:${normalize(name)}`)
  return keys
}

/** Who holds any of these keys, by key. */
export async function holdersByKey(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const holders = new Map<string, string>()
  for (const some of batches([...new Set(keys)])) {
    const rows = await db.selectFrom('customer_keys').selectAll().where('key', 'in', some).execute()
    for (const row of rows) holders.set(row.key, row.customer_id)
  }
  return holders
}

/** The customer of the first key that has one. */
export const firstHolder = (
  holders: ReadonlyMap<string, string>,
  keys: readonly string[],
): string | undefined => keys.map((key) => holders.get(key)).find((one) => one !== undefined)

export async function holderOf(tx: Tx, keys: readonly string[]): Promise<string | undefined> {
  return firstHolder(await holdersByKey(tx.db, keys), keys)
}

export interface KeyClaim {
  key: string
  customer_id: string
}

/** Gives a customer those of the keys that nobody has: a shared phone stays with who had it first. */
export async function claimKeys(
  tx: Tx,
  customerId: string,
  keys: readonly string[],
): Promise<void> {
  await claimAll(
    tx,
    keys.map((key) => ({ key, customer_id: customerId })),
  )
}

/** The same for keys of several, in order. */
export async function claimAll(tx: Tx, claims: readonly KeyClaim[]): Promise<void> {
  for (const some of batches(claims)) {
    await tx.db
      .insertInto('customer_keys')
      .values(some)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
}
