import { internationalPhone } from '#domain/phone.ts'
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
 * name alone only where they gave neither (spec 3 §7.8).
 */
export function keysOf({ name, email, phone }: Contact): string[] {
  const keys: string[] = []
  const address = normalize(email ?? '')
  if (address.includes('@')) keys.push(`email:${address}`)
  const number = internationalPhone(phone ?? '')
  if (number !== null) keys.push(`phone:${number}`)
  if (keys.length === 0 && normalize(name) !== '') keys.push(`name:${normalize(name)}`)
  return keys
}

/** The customer of the first key that has one. */
export async function holderOf(tx: Tx, keys: readonly string[]): Promise<string | undefined> {
  if (keys.length === 0) return undefined
  const rows = await tx.db
    .selectFrom('customer_keys')
    .selectAll()
    .where('key', 'in', keys)
    .execute()
  const holders = new Map(rows.map((row) => [row.key, row.customer_id]))
  for (const key of keys) {
    const holder = holders.get(key)
    if (holder !== undefined) return holder
  }
  return undefined
}

/** Gives a customer those of the keys that nobody has: a shared phone stays with who had it first. */
export async function claimKeys(
  tx: Tx,
  customerId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await tx.db
    .insertInto('customer_keys')
    .values(keys.map((key) => ({ key, customer_id: customerId })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
