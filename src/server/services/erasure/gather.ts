import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { homeNumbers, type HomeNumbers } from '#domain/home-numbers.ts'
import { batches } from '../../db/batches.ts'
import { keysOf } from '../customers/index.ts'
import {
  kindOf,
  personalTables,
  rootTables,
  type PersonalTable,
  type RootTable,
} from './columns.ts'

/** A row as it lies in the store, whatever its table. */
export type AnyRow = Record<string, string | number | null> & { id: string }

/** Everything that is stored of one person. */
export interface PersonalData {
  rows: Map<PersonalTable, AnyRow[]>
  /** `email:…`, `phone:+…`, as customers are known by. */
  contacts: Set<string>
  notices: AnyRow[]
  receipts: AnyRow[]
  cartLines: Record<string, string | number | null>[]
}

/** Rows of a table whose column is one of these. */
export async function rowsIn(
  db: Kysely<Database>,
  table: string,
  column: string,
  values: Iterable<string>,
): Promise<AnyRow[]> {
  const all = [...new Set(values)].toSorted()
  const found: AnyRow[] = []
  for (const some of batches(all)) {
    const { rows } = await sql<AnyRow>`select * from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(some)}) order by 1`.execute(db)
    found.push(...rows)
  }
  return found
}

/** What a row of a root table says of who it is: never by the name alone. `home`: see keysOf. */
export function contactsOf(
  table: RootTable,
  row: AnyRow,
  home: HomeNumbers | null = homeNumbers(),
): string[] {
  const { phone, email }: { phone?: string; email?: string } = personalTables[table]
  const valueOf = (column: string | undefined) => (column === undefined ? null : row[column])
  const contact = {
    name: '',
    phone: valueOf(phone) as string | null,
    email: valueOf(email) as string | null,
  }
  return keysOf(contact, home)
}

/**
 * The rows of root tables that `isTheirs`. All of them are looked at: a phone is written in many
 * ways, and no index knows them.
 */
export async function rootsWhere(
  db: Kysely<Database>,
  isTheirs: (table: RootTable, row: AnyRow) => boolean,
): Promise<Map<PersonalTable, AnyRow[]>> {
  const found = new Map<PersonalTable, AnyRow[]>()
  for (const table of rootTables) {
    const { phone, email }: { phone?: string; email?: string } = personalTables[table]
    const columns = [phone, email, 'id', 'created_at'].filter((name) => name !== undefined)
    const { rows } = await sql<AnyRow>`
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}`.execute(db)
    const ids = rows.filter((row) => isTheirs(table, row)).map(({ id }) => id)
    found.set(table, await rowsIn(db, table, 'id', ids))
  }
  return found
}

/** Adds what belongs to these rows: payments, notices, receipts, reviews, reports of stuck operations. */
export async function collectRelated(
  db: Kysely<Database>,
  rows: Map<PersonalTable, AnyRow[]>,
  contacts: Set<string>,
  also: { reviews?: readonly string[] } = {},
): Promise<PersonalData> {
  const ids = (table: PersonalTable) => (rows.get(table) ?? []).map(({ id }) => id)
  const booked = rootTables.flatMap((table) => (kindOf[table] === undefined ? [] : ids(table)))
  const groups = (rows.get('hotel_bookings') ?? []).flatMap(({ group_id }) =>
    group_id == null ? [] : [String(group_id)],
  )
  const carts = await rowsIn(db, 'cart_rows', 'subject_id', booked)
  rows.set(
    'carts',
    uniqueById([
      ...(rows.get('carts') ?? []),
      ...(await rowsIn(
        db,
        'carts',
        'id',
        carts.map(({ cart_id }) => String(cart_id)),
      )),
    ]),
  )
  const payments = await rowsIn(db, 'payments', 'subject_id', [...booked, ...groups])
  rows.set('payments', payments)
  const providers = await providersOf(db, payments, new Set(booked))
  rows.set('provider_payments', providers)
  rows.set(
    'provider_refunds',
    await rowsIn(
      db,
      'provider_refunds',
      'provider_payment_id',
      providers.map(({ id }) => id),
    ),
  )
  rows.set(
    'sandbox_payments',
    await rowsIn(
      db,
      'sandbox_payments',
      'merchant_reference',
      providers.map((row) => String(row.merchant_reference)),
    ),
  )
  const devices = await devicesOf(db, rows)
  rows.set('parked', await parkedOf(db, contacts, devices))
  rows.set('reviews', [
    ...(await reviewsOf(db, rows, devices)),
    ...(await rowsIn(db, 'reviews', 'id', also.reviews ?? [])),
  ])
  rows.set('reviews', uniqueById(rows.get('reviews') ?? []))
  const all = new Set([...rows.values()].flat().map(({ id }) => id))
  return {
    rows,
    contacts,
    notices: await noticesOf(db, all, contacts),
    receipts: await rowsIn(db, 'receipts', 'booking_id', ids('hotel_bookings')),
    cartLines: await rowsIn(db, 'cart_lines', 'cart_id', ids('carts')),
  }
}

const uniqueById = (rows: readonly AnyRow[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

async function providersOf(
  db: Kysely<Database>,
  payments: readonly AnyRow[],
  booked: ReadonlySet<string>,
): Promise<AnyRow[]> {
  const known = new Set(payments.map((row) => row.provider_payment_id))
  const all = await db.selectFrom('provider_payments').select(['id', 'subjects']).execute()
  const theirs = all.filter(
    ({ id, subjects }) =>
      known.has(id) || (JSON.parse(subjects) as { id: string }[]).some((one) => booked.has(one.id)),
  )
  return await rowsIn(
    db,
    'provider_payments',
    'id',
    theirs.map(({ id }) => id),
  )
}

/** Every text in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Reports that name a contact of theirs, and those from their device that name nobody's. */
async function parkedOf(
  db: Kysely<Database>,
  contacts: ReadonlySet<string>,
  devices: ReadonlySet<string>,
): Promise<AnyRow[]> {
  const all = await db
    .selectFrom('parked')
    .select(['id', 'request', 'actor', 'device_id'])
    .execute()
  const theirs = all.filter(({ request, actor, device_id }) => {
    const texts = textsIn(JSON.parse(request))
    const named = texts.some((text) =>
      keysOf({ name: '', email: text, phone: text }).some((key) => contacts.has(key)),
    )
    const ofNobody = texts.every((text) => !text.includes('@'))
    return named || (ofNobody && actor.startsWith('device:') && devices.has(device_id))
  })
  return await rowsIn(
    db,
    'parked',
    'id',
    theirs.map(({ id }) => id),
  )
}

/** Devices from which they booked, wrote and agreed as guests. */
async function devicesOf(
  db: Kysely<Database>,
  rows: ReadonlyMap<PersonalTable, AnyRow[]>,
): Promise<Set<string>> {
  const ids = rootTables.flatMap((table) => (rows.get(table) ?? []).map(({ id }) => id))
  const made = await rowsIn(db, 'audit', 'row_id', ids)
  return new Set(
    [
      ...made.filter(({ actor }) => String(actor).startsWith('device:')),
      ...(rows.get('consents') ?? []),
    ].flatMap(({ device_id }) => (device_id == null ? [] : [String(device_id)])),
  )
}

export const plainName = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')

/**
 * A review has a name and no contact: it is theirs where it came from a device that they booked with,
 * under a name that they booked with.
 */
async function reviewsOf(
  db: Kysely<Database>,
  rows: ReadonlyMap<PersonalTable, AnyRow[]>,
  devices: ReadonlySet<string>,
): Promise<AnyRow[]> {
  const reviews = await reviewsNamed(db, rows)
  const written = await rowsIn(
    db,
    'audit',
    'row_id',
    reviews.map(({ id }) => id),
  )
  const theirs = new Set(
    written
      .filter((row) => row.endpoint === 'postReview' && devices.has(String(row.device_id)))
      .map((row) => row.row_id),
  )
  return reviews.filter(({ id }) => theirs.has(id))
}

/** Reviews under a name of theirs, whoever wrote them. */
export async function reviewsNamed(
  db: Kysely<Database>,
  rows: ReadonlyMap<PersonalTable, AnyRow[]>,
): Promise<AnyRow[]> {
  const names = new Set(
    rootTables.flatMap((table) => {
      const { name }: { name?: string } = personalTables[table]
      return (rows.get(table) ?? []).map((row) => plainName(name && row[name]))
    }),
  )
  const all = await db.selectFrom('reviews').select(['id', 'name']).execute()
  const named = all.filter(({ name }) => plainName(name) !== '' && names.has(plainName(name)))
  return await rowsIn(
    db,
    'reviews',
    'id',
    named.map(({ id }) => id),
  )
}

async function noticesOf(
  db: Kysely<Database>,
  ids: ReadonlySet<string>,
  contacts: ReadonlySet<string>,
): Promise<AnyRow[]> {
  const all = await db
    .selectFrom('notices')
    .select(['id', 'kind', 'subject_ids', 'to_email', 'to_phone'])
    .execute()
  const theirs = all.filter(
    (row) =>
      row.kind !== 'password_reset' &&
      row.kind !== 'staff_invited' &&
      ((JSON.parse(row.subject_ids) as string[]).some((id) => ids.has(id)) ||
        keysOf({ name: '', email: row.to_email, phone: row.to_phone }).some((key) =>
          contacts.has(key),
        )),
  )
  return await rowsIn(
    db,
    'notices',
    'id',
    theirs.map(({ id }) => id),
  )
}
