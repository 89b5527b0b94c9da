import type * as z from 'zod/mini'
import {
  reservedTable,
  reserveTable as reserveTableBody,
  type ReserveTable,
  type tablesFull,
  publicReservation,
  reservation,
  type PublicReservation,
  type Reservation,
} from '#contract/tables.ts'
import { tables } from '#contract/services/tables.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { isTooLate, servesAt, servingHours } from '#domain/hours.ts'
import {
  seatKeepingStatuses,
  seatsLeft,
  timesWithSeats,
  type Party,
  type ReservationStatus,
} from '#domain/tables.ts'
import { checkOpenLimit as checkWaitingSeats } from '../../budgets/open-limit.ts'
import type { Tx } from '../../db/store.ts'
import { type HouseSettings, settingsOf } from '../../house-settings.ts'
import { hasRole } from '../../pipeline/actor.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { whoIsMissing } from '../../pipeline/refusal.ts'
import { checkPhoneGiven } from '../check-phone-given.ts'
import { uniqueCode } from '../unique-code.ts'
import { placeEndpoint, type ServiceSerializers } from '../service/index.ts'
import type { Selectable } from 'kysely'
import type { Day, SyncedRow, Moment, TimeOfDay } from '../../db/schema.ts'
import { syncedFields } from '../../db/wire.ts'

interface TableReservationsTable extends SyncedRow {
  code: string
  /** pending, confirmed, seated, completed, no-show, cancelled */
  status: string
  date: Day
  time: TimeOfDay
  party_size: number
  notes: string | null
  custom_request: string | null
  promo_code: string | null
  customer_name: string
  customer_phone: string
  customer_email: string | null
  /** public, desk */
  source: string
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** When the device says it was asked for; null when unknown. */
  device_time: Moment | null
  /** Who made it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/** One row a day: whoever claims seats on it locks it first (reserve.ts). */
interface TableDaysTable {
  date: Day
}

declare module '../../db/schema.ts' {
  interface Database {
    table_reservations: TableReservationsTable
    table_days: TableDaysTable
  }
}

export type ReservationRow = Selectable<TableReservationsTable>

/** What anyone who knows the code may see: nothing personal. */
export function publicReservationOf(row: ReservationRow): PublicReservation {
  return {
    ...syncedFields(row),
    code: row.code,
    status: row.status as ReservationStatus,
    date: row.date,
    time: row.time,
    party_size: row.party_size,
    cancel_reason: row.cancel_reason,
  }
}

/** A reservation as the desk sees it. */
function reservationOf(row: ReservationRow): Reservation {
  return {
    ...publicReservationOf(row),
    customer_name: row.customer_name,
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
    notes: row.notes,
    custom_request: row.custom_request,
    promo_code: row.promo_code,
    source: row.source,
    device_time: row.device_time,
    changed_by: row.changed_by,
  }
}

export const reservationSerializers: ServiceSerializers<
  ReservationRow,
  PublicReservation,
  Reservation
> = {
  service: tables,
  publicSchema: publicReservation,
  deskSchema: reservation,
  toPublic: async (_, rows) => rows.map(publicReservationOf),
  toDesk: async (_, rows) => rows.map(reservationOf),
}

type Rules = Pick<HouseSettings, 'timezone' | 'hours' | 'table_seats'>

/** When a party would come, and how many they are. */
interface Asked {
  date: string
  time: string
  party_size: number
}

/** Nobody reserves further ahead; a device whose clock says 2030 might seem to. */
const DAYS_AHEAD = 366

/** A day that the calendar has, within a year. Throws `validation`. */
function checkDay({ timezone }: Rules, { date }: Asked, now: Date): void {
  if (addDays(date, 0) !== date || date > addDays(dayIn(timezone, now), DAYS_AHEAD)) {
    refuse('choose_another_date', {
      fields: { date: [{ reason: 'choose_another_date' }] },
    })
  }
}

/** More than the house has seats at all. Throws `validation`. */
function checkParty({ table_seats }: Rules, { party_size }: Asked): void {
  if (party_size <= table_seats) return
  refuse('party_too_large', { table_seats }, { field: 'party_size' })
}

/** Guests' reservations alone: what staff record is fact. Throws `too_late`, by the house's clock. */
function checkNotPast({ timezone }: Rules, { date, time }: Asked, now: Date): void {
  if (isTooLate(timezone, date, time, now)) {
    refuse('time_has_passed', { time, date })
  }
}

/** Guests' reservations alone: within the kitchen's hours. Throws `closed`. */
function checkOpen(rules: Rules, { time }: Asked): void {
  const { kitchen } = servingHours(rules)
  if (servesAt(kitchen, time)) return
  const { open, close } = kitchen
  refuse('restaurant_closed', { open, close })
}

type TablesFull = z.infer<typeof tablesFull>

/** Locks a day until the commit: whoever counts its seats next counts ours too. */
async function lockDay(tx: Tx, date: string): Promise<void> {
  await tx.db
    .insertInto('table_days')
    .values({ date })
    .onConflict((conflict) =>
      conflict.column('date').doUpdateSet((eb) => ({ date: eb.ref('excluded.date') })),
    )
    .execute()
}

async function partiesOn(tx: Tx, date: string): Promise<Party[]> {
  return await tx.db
    .selectFrom('table_reservations')
    .select(['time', 'party_size'])
    .where('date', '=', date)
    .where('status', 'in', [...seatKeepingStatuses])
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Makes sure of a party's seats for as long as they sit; the caller writes the reservation in the
 * same transaction. Throws `tables_full` with the seats left and times near it that have enough.
 */
async function claimSeats(tx: Tx, asked: Asked, rules: Rules, now: Date): Promise<void> {
  const { date, time, party_size } = asked
  await lockDay(tx, date)
  const parties = await partiesOn(tx, date)
  const left = seatsLeft(parties, time, rules.table_seats)
  if (party_size <= left) return
  const times = timesWithSeats(parties, asked, {
    hours: servingHours(rules).kitchen,
    seats: rules.table_seats,
    mayBe: (at) => !isTooLate(rules.timezone, date, at, now),
  })
  const current: TablesFull = { date, time, seats_left: left, times }
  refuse('seats_left', { left }, { current })
}

/** Seats that guests have asked for and nobody has confirmed: they keep others from them. */
async function checkWaiting(tx: Tx, { customer, party_size }: ReserveTable, today: string) {
  const asked = {
    customer_phone: customer.phone,
    customer_email: customer.email,
    amount: party_size,
  }
  await checkWaitingSeats(tx, 'tableSeats', asked, () =>
    tx.db
      .selectFrom('table_reservations')
      .select(['customer_phone', 'customer_email', 'party_size as amount'])
      .where('status', '=', 'pending')
      .where('source', '!=', 'desk')
      .where('date', '>=', today)
      .where('deleted_at', 'is', null)
      .execute(),
  )
}

/**
 * Reserves a table: pending until staff confirm, but its seats are the party's from receipt on
 * (decisions.md, "Orders"). Judged by the house's clock.
 */
export const reserveTable = placeEndpoint(tables, {
  body: reserveTableBody,
  answer: reservedTable,
  invalid: whoIsMissing,
  async write(tx, { body, actor, operation, now }) {
    const recorded = hasRole(actor, 'reception') && body.source === 'desk'
    const rules = await settingsOf(tx.db)
    checkDay(rules, body, now)
    checkParty(rules, body)
    if (!recorded) {
      checkPhoneGiven(body.customer)
      checkNotPast(rules, body, now)
      checkOpen(rules, body)
    }
    // Who has sat there already needs no seats any more.
    const over = recorded && isTooLate(rules.timezone, body.date, body.time, now)
    if (!over) await claimSeats(tx, body, rules, now)
    if (!recorded) await checkWaiting(tx, body, dayIn(rules.timezone, now))

    const id = tx.newId('table_reservations')
    await tx.insert('table_reservations', {
      id,
      code: await uniqueCode(tx, 'table_reservations', body.code),
      status: 'pending',
      date: body.date,
      time: body.time,
      party_size: body.party_size,
      notes: body.notes,
      custom_request: body.custom_request,
      promo_code: body.promo_code,
      customer_name: body.customer.name,
      // '': who telephones for a guest of the house need not leave a number.
      customer_phone: body.customer.phone ?? '',
      customer_email: body.customer.email,
      source: recorded ? 'desk' : 'public',
      cancel_reason: null,
      device_time: operation?.deviceTime ?? null,
      changed_by: tx.stamp.by ?? null,
      language: body.language ?? null,
    })
    const row = await tx.lockWritten('table_reservations', id)
    return {
      status: 201,
      body: { id, reservation: publicReservationOf(row) },
      changes: [
        { resource: 'table_reservations', rowId: id, changed: { status: [null, 'pending'] } },
      ],
    }
  },
})
