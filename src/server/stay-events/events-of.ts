import type { Kysely } from 'kysely'
import { chargeableKinds, tableOf, type AnyServiceTable } from '#contract/services/index.ts'
import { defaultBase } from '#domain/money.ts'
import type { Currency } from '#lib/currency.ts'
import { parseSettings } from '../house-settings.ts'
import { runCompiled } from '../db/compiled.ts'
import type { Database } from '../db/schema.ts'
import {
  bookingEvent,
  inBase,
  orderEvent,
  paymentEvent,
  type Changed,
  type Happened,
} from './event-of.ts'

/** One change, as the audit has it. */
export interface AuditedChange {
  resource: string
  rowId: string
  changed: Changed
  /** The row as it now is; absent: it is read. */
  row?: object
}

export interface StayHappened extends Happened {
  bookingId: string
}

const kindOfTable = new Map<string, (typeof chargeableKinds)[number]>(
  chargeableKinds.map((kind) => [tableOf[kind], kind]),
)

/** The stay on whose bill something stands; for a room, itself. Null: on none. */
export async function stayOfSubject(
  db: Kysely<Database>,
  { kind, id }: { kind: string; id: string },
): Promise<string | null> {
  if (kind === 'room') return id
  const service = chargeableKinds.find((one) => one === kind)
  if (service === undefined) return null
  const row = await db
    .selectFrom(tableOf[service] as AnyServiceTable)
    .select('room_booking_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.room_booking_id ?? null
}

/**
 * What a change means to a stay; nothing where it is about none. Also read by migration 0038, over
 * the audit of before: it may only name columns that were there then.
 */
export async function eventsOf(
  db: Kysely<Database>,
  endpoint: string,
  change: AuditedChange,
): Promise<StayHappened[]> {
  const { resource, rowId } = change
  const kind = kindOfTable.get(resource)
  if (kind !== undefined) return await ordersEvents(db, kind, change)
  switch (resource) {
    case 'hotel_bookings':
      return on(rowId, await bookingsEvent(db, endpoint, change))
    case 'payments':
      return await paymentsEvents(db, change)
    case 'folio_items':
      return await itemsEvents(db, change)
    case 'receipts':
      return await receiptsEvents(db, change)
    default:
      return []
  }
}

/** The house's base currency; a store that is being migrated may have no house yet. */
async function baseThen(db: Kysely<Database>): Promise<Currency> {
  const row = await db.selectFrom('house').select('settings').executeTakeFirst()
  return row === undefined ? defaultBase : parseSettings(row.settings).base_currency
}

const on = (bookingId: string | null, happened: Happened | null): StayHappened[] =>
  bookingId === null || happened === null ? [] : [{ bookingId, ...happened }]

async function bookingsEvent(
  db: Kysely<Database>,
  endpoint: string,
  { changed }: AuditedChange,
): Promise<Happened | null> {
  const ids = [...(changed.room_id ?? [])].flatMap((id) => (typeof id === 'string' ? [id] : []))
  const rooms =
    ids.length === 0
      ? []
      : await db.selectFrom('rooms').select(['id', 'room_number']).where('id', 'in', ids).execute()
  const numberOf = (id: unknown) => rooms.find((room) => room.id === id)?.room_number
  return bookingEvent(endpoint, changed, numberOf, await baseThen(db))
}

async function paymentsEvents(db: Kysely<Database>, { rowId, changed }: AuditedChange) {
  const row = await db
    .selectFrom('payments')
    .select(['id', 'subject_kind', 'subject_id', 'charged', 'currency', 'method', 'refund_charged'])
    .where('id', '=', rowId)
    .executeTakeFirst()
  if (row === undefined) return []
  const stay = await stayOfSubject(db, { kind: row.subject_kind, id: row.subject_id })
  return on(stay, paymentEvent(changed, row))
}

async function itemsEvents(db: Kysely<Database>, { rowId, changed }: AuditedChange) {
  const row = await db
    .selectFrom('folio_items')
    .select(['booking_id', 'price_cents', 'qty'])
    .where('id', '=', rowId)
    .executeTakeFirst()
  if (row === undefined) return []
  const base = await baseThen(db)
  const isNew = changed.qty?.[0] === null
  const params = { ...inBase(Math.round(row.price_cents * row.qty), base), subject: rowId }
  return on(row.booking_id, { kind: isNew ? 'item_added' : 'item_removed', params })
}

async function receiptsEvents(db: Kysely<Database>, { rowId, changed }: AuditedChange) {
  // That it was sent is told by its letter.
  if (!('number' in changed)) return []
  const row = await db
    .selectFrom('receipts')
    .select(['booking_id', 'number', 'total_cents', 'paid_cents'])
    .where('id', '=', rowId)
    .executeTakeFirst()
  if (row === undefined) return []
  const base = await baseThen(db)
  // A receipt without lines is for money alone.
  const cents = row.total_cents > 0 ? row.total_cents : row.paid_cents
  const params = { ...inBase(cents, base), number: row.number, subject: rowId }
  return on(row.booking_id, { kind: 'receipt', params })
}

interface ChargeableOrder {
  id: string
  room_booking_id: string | null
  total_cents: number
}

async function readOrder(
  db: Kysely<Database>,
  service: (typeof chargeableKinds)[number],
  id: string,
): Promise<ChargeableOrder | undefined> {
  const [row] = await runCompiled(db, `order of ${service}`, [id], () =>
    db
      .selectFrom(tableOf[service] as AnyServiceTable)
      .select(['id', 'room_booking_id', 'total_cents'])
      .where('id', '=', id),
  )
  return row
}

async function ordersEvents(
  db: Kysely<Database>,
  service: (typeof chargeableKinds)[number],
  { rowId, changed, row: written }: AuditedChange,
): Promise<StayHappened[]> {
  const row = (written as ChargeableOrder | undefined) ?? (await readOrder(db, service, rowId))
  const isOfStay = row?.room_booking_id != null || 'room_booking_id' in changed
  if (row === undefined || !isOfStay) return []
  const base = await baseThen(db)
  const facts = { id: row.id, service, total_cents: row.total_cents }
  if (!('room_booking_id' in changed))
    return on(row.room_booking_id, orderEvent(changed, facts, base))
  const [was, is] = changed.room_booking_id ?? []
  const params = { ...inBase(row.total_cents, base), service, subject: rowId }
  const idOf = (stay: unknown) => (typeof stay === 'string' ? stay : null)
  return [
    ...on(idOf(was), { kind: 'order_taken_off', params }),
    ...on(idOf(is), { kind: 'order_charged', params }),
  ]
}
