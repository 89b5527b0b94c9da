import { sql, type Kysely } from 'kysely'
import { chargeableKinds, tableOf, type AnyServiceTable } from '#contract/services/index.ts'
import { folioBalance, type OpenLine } from '#domain/folio-balance.ts'
import type { Database } from '../../db/schema.ts'
import { keyOf, paymentsOn, type Subject, takenFor } from '../payments/index.ts'

/** What a stay is charged with beside the room. */

export interface StayMoney {
  /** Cents of a dollar: owed, or below zero more was paid than is owed. */
  balance: number
  /** Of what was written off, the part that no money has come for; cents. */
  writtenOff: number
  /** All that money of it is recorded on. */
  subjects: Subject[]
  /** How many payments it is made of. */
  payments: number
}

/** The stay on whose folio something is; for a room, its own. Null: on none. */
async function stayOf(db: Kysely<Database>, { kind, id }: Subject): Promise<string | null> {
  if (kind === 'room') return id
  const row = await db
    .selectFrom(tableOf[kind] as AnyServiceTable)
    .select('room_booking_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.room_booking_id ?? null
}

interface Receivable {
  subject: Subject
  cents: number
}

/** Nights and extras, and the items that the desk added: money for them is the room's. */
async function roomReceivables(db: Kysely<Database>, id: string): Promise<Receivable[]> {
  const stay = await db
    .selectFrom('hotel_bookings')
    .select(['status', 'total_cents'])
    .where('id', '=', id)
    .executeTakeFirst()
  const items = await db
    .selectFrom('folio_items')
    .select(['price_cents', 'qty'])
    .where('booking_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  const added = items.reduce((sum, { price_cents, qty }) => sum + Math.round(price_cents * qty), 0)
  const nights = stay === undefined || stay.status === 'cancelled' ? 0 : stay.total_cents
  return [{ subject: { kind: 'room', id }, cents: nights + added }]
}

async function writtenOffOf(db: Kysely<Database>, stay: string): Promise<number> {
  const row = await db
    .selectFrom('hotel_bookings')
    .select('written_off_cents')
    .where('id', '=', stay)
    .executeTakeFirst()
  return row?.written_off_cents ?? 0
}

async function chargedToStay(db: Kysely<Database>, stay: string): Promise<Receivable[]> {
  const found: Receivable[] = []
  for (const kind of chargeableKinds) {
    const rows = await db
      .selectFrom(tableOf[kind] as AnyServiceTable)
      .select(['id', 'total_cents'])
      .where('room_booking_id', '=', stay)
      .where('status', '<>', 'cancelled')
      .where('deleted_at', 'is', null)
      .execute()
    found.push(...rows.map(({ id, total_cents: cents }) => ({ subject: { kind, id }, cents })))
  }
  return found
}

async function ownReceivable(db: Kysely<Database>, { kind, id }: Subject): Promise<Receivable[]> {
  const row = await db
    .selectFrom(tableOf[kind] as AnyServiceTable)
    .select(['status', sql<number>`total_cents`.as('cents')])
    .where('id', '=', id)
    .executeTakeFirst()
  return [{ subject: { kind, id }, cents: row?.status === 'cancelled' ? 0 : (row?.cents ?? 0) }]
}

/**
 * The balance of the stay that something is on, or of itself where it is on none: by the function
 * that the desk's screens use (domain/folio-balance.ts). What is promised back counts as given.
 */
export async function stayMoney(db: Kysely<Database>, subject: Subject): Promise<StayMoney> {
  const stay = await stayOf(db, subject)
  const receivables =
    stay === null
      ? await ownReceivable(db, subject)
      : [...(await roomReceivables(db, stay)), ...(await chargedToStay(db, stay))]
  const subjects = receivables.map((one) => one.subject)
  const rows = await paymentsOn(db, subjects)
  const lines = receivables.map((one): OpenLine => {
    const bill = keyOf(one.subject)
    return { key: bill, bill, cents: one.cents }
  })
  const payments = subjects.map((one) => ({ bill: keyOf(one), cents: takenFor(one, rows) }))
  const { balance, writtenOff } = folioBalance({
    lines,
    payments,
    writtenOff: stay === null ? 0 : await writtenOffOf(db, stay),
  })
  return { balance, writtenOff, subjects, payments: rows.length }
}
