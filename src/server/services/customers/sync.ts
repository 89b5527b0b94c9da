import { sql } from 'kysely'
import { tableOf } from '#contract/services/index.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { batches } from '../../db/batches.ts'
import { horizonOf } from '../../db/horizon.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { NewRow, Store, Tx } from '../../db/store.ts'
import { ERASED_NAME } from '#domain/people.ts'
import { claimAll, firstHolder, holdersByKey, keysOf, type Contact, type KeyClaim } from './keys.ts'
import { rekeyPhones } from './rekey-phones.ts'
import { countedKinds, recount, type CountedKind } from './sums.ts'

/**
 * Keeps `customers` in step with what is booked and paid, so that nobody who booked is missing
 * (decision 0030). It follows the table of changes from where it stood last, as devices do: no
 * service has to remember it, and after a crash it goes on where it was.
 */

const CURSOR_NAME = 'customers:place'
const BATCH_SIZE = 300

const watched = [...countedKinds.map((kind) => tableOf[kind]), 'payments']

interface ChangeKey {
  position: number
  resource: string
  id: string
}

/** `position`: all below was looked at. `walk`: how far a look that is under way has come. */
interface Cursor {
  position: number
  walk: { upTo: number; after: ChangeKey } | null
}

/** Processes all changes since the last run. Safe at any time and in any process. */
export async function syncCustomers(store: Store): Promise<void> {
  await rekeyPhones(store)
  if (!(await isBehind(store))) return
  const upTo = await horizonOf(store)
  let more = true
  while (more) {
    more = await store.transaction(async (tx) => {
      // Two processes take turns.
      await tx.next('customers-kept')
      return await processPage(tx, upTo)
    })
  }
}

async function isBehind({ db }: Store): Promise<boolean> {
  const stored = await readCursor(db)
  if (stored === null || stored.walk !== null) return true
  const row = await db
    .selectFrom('changes')
    .select('position')
    .where('position', '>=', stored.position)
    .where('resource', 'in', watched)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function readCursor(db: Store['db'] | Tx['db']): Promise<Cursor | null> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', CURSOR_NAME)
    .executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.value) as Cursor)
}

async function storeCursor(tx: Tx, cursor: Cursor): Promise<void> {
  await tx.db
    .insertInto('meta')
    .values({ name: CURSOR_NAME, value: JSON.stringify(cursor) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
}

/** One page of changes; whether there are more. */
async function processPage(tx: Tx, upTo: number): Promise<boolean> {
  let cursor = await readCursor(tx.db)
  if (cursor === null) {
    await backfill(tx)
    cursor = { position: 0, walk: null }
  }
  const { after } = cursor.walk ?? {}
  const changes = await tx.db
    .selectFrom('changes')
    .select(['position', 'resource', 'row_id'])
    .where('position', '>=', after?.position ?? cursor.position)
    .where('resource', 'in', watched)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(position, resource, row_id) > (${after?.position}, ${after?.resource}, ${after?.id})`,
      ),
    )
    .orderBy('position')
    .orderBy('resource')
    .orderBy('row_id')
    .limit(BATCH_SIZE)
    .execute()
  const affected = new Set<string>()
  for (const kind of countedKinds) {
    await linkBookings(tx, kind, idsOf(changes, tableOf[kind]), affected)
  }
  await addPayingCustomers(tx, idsOf(changes, 'payments'), affected)
  await recount(tx, [...affected])
  const last = changes.at(-1)
  const end = cursor.walk?.upTo ?? upTo
  if (last === undefined || changes.length < BATCH_SIZE) {
    await storeCursor(tx, { position: end, walk: null })
    return false
  }
  const at = { position: Number(last.position), resource: last.resource, id: last.row_id }
  await storeCursor(tx, { position: cursor.position, walk: { upTo: end, after: at } })
  return true
}

const idsOf = (changes: readonly { resource: string; row_id: string }[], resource: string) =>
  changes.filter((cursor) => cursor.resource === resource).map(({ row_id }) => row_id)

/** Before the first run: gives the customers who exist already their keys. */
async function backfill(tx: Tx): Promise<void> {
  const rows = await tx.db
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'phone'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  await claimAll(
    tx,
    rows.flatMap((row) => keysOf(row).map((key) => ({ key, customer_id: row.id }))),
  )
  await recount(
    tx,
    rows.map(({ id }) => id),
  )
}

interface BookingContact {
  id: string
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  created_at: string
  status: string
  customer_id?: string | null
}

/** Links bookings to their customers; new guests become customers. */
async function linkBookings(
  tx: Tx,
  kind: CountedKind,
  ids: readonly string[],
  affected: Set<string>,
): Promise<void> {
  if (ids.length === 0) return
  const known = await tx.db
    .selectFrom('customer_links')
    .select(['subject_id', 'customer_id'])
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', ids)
    .execute()
  const linked = new Map(known.map((row) => [row.subject_id, row.customer_id]))
  for (const customerId of linked.values()) affected.add(customerId)
  const fresh = ids.filter((id) => !linked.has(id))
  if (fresh.length === 0) return
  const rows: BookingContact[] = await tx.db
    .selectFrom(tableOf[kind] as 'hotel_bookings')
    .select(['id', 'customer_name', 'customer_phone', 'customer_email', 'created_at', 'status'])
    .$if(kind === 'room', (query) => query.select('customer_id'))
    .where('id', 'in', fresh)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const found: Found = { customers: new Map(), claims: [] }
  const keys = rows.flatMap((row) => keysOf(contactOf(row)))
  const holders = await holdersByKey(tx.db, keys)
  const links = rows.flatMap((row) => {
    const customerId = customerOf(row, holders, found)
    if (customerId === null) return []
    affected.add(customerId)
    return [{ subject_kind: kind, subject_id: row.id, customer_id: customerId }]
  })
  await tx.insertAll('customers', [...found.customers.values()])
  await claimAll(tx, found.claims)
  for (const some of batches(links)) await insertRows(tx.db, 'customer_links', some)
}

type NewCustomer = NewRow<'customers'> & { bookings_count: number }

/** New customers, by id, and the keys of all. */
interface Found {
  customers: Map<string, NewCustomer>
  claims: KeyClaim[]
}

const contactOf = (row: BookingContact) => ({
  name: row.customer_name,
  email: row.customer_email,
  phone: row.customer_phone,
})

/**
 * Whose a booking is: of somebody known or found just now, or of a new customer. Null: neither name
 * nor contact is known.
 */
function customerOf(
  row: BookingContact,
  holders: Map<string, string>,
  { customers, claims }: Found,
): string | null {
  const contact = contactOf(row)
  const keys = keysOf(contact)
  const holder = row.customer_id ?? firstHolder(holders, keys)
  if (holder === undefined && (keys.length === 0 || contact.name === ERASED_NAME)) return null
  const id = holder ?? uuidv7(Date.parse(row.created_at))
  for (const key of keys) {
    if (holders.has(key)) continue
    holders.set(key, id)
    claims.push({ key, customer_id: id })
  }
  if (holder === undefined) customers.set(id, newCustomer(id, contact, row))
  // As a rule these are their figures already, and `recount` has nothing to change.
  const fresh = customers.get(id)
  if (fresh !== undefined) {
    fresh.last_seen_at = row.created_at
    if (row.status !== 'cancelled') fresh.bookings_count += 1
  }
  return id
}

const newCustomer = (
  id: string,
  { name, email, phone }: Contact,
  { created_at }: BookingContact,
): NewCustomer => ({
  id,
  name: name.trim() || (email ?? phone ?? ''),
  email,
  phone,
  vip: 0,
  banned: 0,
  // Nobody asked them yet: only who says yes is written to.
  marketing_opt_in: 0,
  notes: null,
  last_seen_at: created_at,
  bookings_count: 0,
  spend_cents: 0,
  created_at,
})

async function addPayingCustomers(
  tx: Tx,
  ids: readonly string[],
  affected: Set<string>,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx.db
    .selectFrom('payments')
    .innerJoin('customer_links', (join) =>
      join
        .onRef('customer_links.subject_kind', '=', 'payments.subject_kind')
        .onRef('customer_links.subject_id', '=', 'payments.subject_id'),
    )
    .select('customer_links.customer_id')
    .distinct()
    .where('payments.id', 'in', ids)
    .execute()
  for (const { customer_id } of rows) affected.add(customer_id)
}
