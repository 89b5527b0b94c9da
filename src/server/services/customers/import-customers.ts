import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { batches } from '../../db/batches.ts'
import { claimAll, firstHolder, holdersByKey, keysOf, type Contact } from './keys.ts'
import { recount } from './sums.ts'

export interface ImportedCustomer extends Contact {
  notes: string | null
  vip: boolean
  marketing_opt_in: boolean
}

/** For each contact the customer who is known by the surest of its keys; undefined: nobody. */
export async function holdersOf(
  db: Kysely<Database>,
  contacts: readonly Contact[],
): Promise<(string | undefined)[]> {
  const keys = contacts.map((one) => keysOf(one))
  const holders = await holdersByKey(db, keys.flat())
  return keys.map((its) => firstHolder(holders, its))
}

/** One import, or look at who booked, at a time: nobody is made twice. */
export const waitForCustomers = (tx: Tx) => tx.next('customers-kept')

/** Makes customers; answers their ids in order. Call `waitForCustomers` first. */
export async function insertCustomers(
  tx: Tx,
  people: readonly ImportedCustomer[],
): Promise<string[]> {
  const rows = people.map(({ name, email, phone, notes, vip, marketing_opt_in }) => ({
    id: tx.newId('customers'),
    name: name.trim() || (email ?? phone ?? ''),
    email,
    phone,
    notes,
    vip: vip ? (1 as const) : (0 as const),
    banned: 0 as const,
    marketing_opt_in: marketing_opt_in ? (1 as const) : (0 as const),
    last_seen_at: null,
    bookings_count: 0,
    spend_cents: 0,
    device_time: null,
    changed_by: tx.stamp.by ?? null,
  }))
  await tx.insertAll('customers', rows)
  await claimAll(
    tx,
    rows.flatMap(({ id, ...row }) => keysOf(row).map((key) => ({ key, customer_id: id }))),
  )
  return rows.map(({ id }) => id)
}

/** Says whose bookings of rooms are, and counts them. A customer who was there keeps their keys. */
export async function linkRooms(
  tx: Tx,
  links: readonly { booking: string; customer: string }[],
): Promise<void> {
  for (const some of batches(links)) {
    await tx.db
      .insertInto('customer_links')
      .values(
        some.map(({ booking, customer }) => ({
          subject_kind: 'room',
          subject_id: booking,
          customer_id: customer,
        })),
      )
      .execute()
  }
  await recount(tx, [...new Set(links.map(({ customer }) => customer))])
}

/** Undoes `linkRooms`, before the bookings' customers go. Answers whose they were. */
export async function unlinkRooms(tx: Tx, bookings: readonly string[]): Promise<string[]> {
  const customers = new Set<string>()
  for (const some of batches(bookings)) {
    const gone = await tx.db
      .deleteFrom('customer_links')
      .where('subject_kind', '=', 'room')
      .where('subject_id', 'in', some)
      .returning('customer_id')
      .execute()
    for (const { customer_id } of gone) customers.add(customer_id)
  }
  return [...customers]
}

/** Customers and their keys go. */
export async function removeCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const some of batches(ids)) {
    await tx.db.deleteFrom('customer_keys').where('customer_id', 'in', some).execute()
  }
  await tx.removeAll('customers', ids)
}
