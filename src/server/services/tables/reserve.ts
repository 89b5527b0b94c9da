import type * as z from 'zod/mini'
import {
  reservedTable,
  reserveTable as reserveTableBody,
  type tablesFull,
  publicReservation,
  reservation,
} from '#contract/tables.ts'
import { tables } from '#contract/services/tables.ts'
import { dayIn } from '#domain/days.ts'
import { isTooLate, openingHours, spansOn } from '#domain/hours.ts'
import { seatKeepingStatuses, seatsLeft, timesWithSeats, type Party } from '#domain/tables.ts'
import type { Tx } from '../../db/store.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { whoIsMissing } from '../../pipeline/refusal.ts'
import { checkPhoneGiven } from '../check-phone-given.ts'
import { checkServing } from '../check-serving.ts'
import {
  checkDay,
  checkNotPast,
  checkWaiting,
  customerColumns,
  placeEndpoint,
  serializersOf,
  type ServiceTable,
} from '../service/index.ts'
import type { Selectable } from 'kysely'
import type { Day, TimeOfDay } from '../../db/schema.ts'

interface TableReservationsTable extends ServiceTable {
  date: Day
  time: TimeOfDay
  party_size: number
  notes: string | null
  custom_request: string | null
  promo_code: string | null
  customer_phone: string
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

export const reservationSerializers = serializersOf<
  ReservationRow,
  typeof publicReservation,
  typeof reservation
>({
  service: tables,
  publicSchema: publicReservation,
  deskSchema: reservation,
})

type Rules = Pick<HouseSettings, 'timezone' | 'hours' | 'closed_dates' | 'table_seats'>

/** When a party would come, and how many they are. */
interface Asked {
  date: string
  time: string
  party_size: number
}

/** More than the house has seats at all. Throws `validation`. */
function checkParty({ table_seats }: Rules, { party_size }: Asked): void {
  if (party_size <= table_seats) return
  refuse('party_too_large', { table_seats }, { field: 'party_size' })
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
    hours: spansOn(openingHours(rules).kitchen, date),
    seats: rules.table_seats,
    mayBe: (at) => !isTooLate(rules.timezone, date, at, now),
  })
  const current: TablesFull = { date, time, seats_left: left, times }
  refuse('seats_left', { left }, { current })
}

/**
 * Reserves a table: pending until staff confirm, but its seats are the party's from receipt on
 * (decisions.md, "Orders"). Judged by the house's clock.
 */
export const reserveTable = placeEndpoint(tables, {
  body: reserveTableBody,
  answer: reservedTable,
  invalid: whoIsMissing,
  recordedBy: 'reception',
  guestSources: ['public'],
  toPublic: reservationSerializers.toPublic,
  async take(tx, { body, recorded, settings: rules, now }) {
    const { date, time, party_size, customer } = body
    checkDay(rules.timezone, date, now, 'date')
    checkParty(rules, body)
    if (!recorded) {
      checkPhoneGiven(customer)
      checkNotPast(rules.timezone, body, now)
      checkServing(openingHours(rules).kitchen, body)
    }
    // Who has sat there already needs no seats any more.
    const over = recorded && isTooLate(rules.timezone, date, time, now)
    if (!over) await claimSeats(tx, body, rules, now)
    if (!recorded) {
      const asked = { customer, amount: party_size, today: dayIn(rules.timezone, now) }
      await checkWaiting<ReservationRow>(tx, tables, 'tableSeats', asked, (row) => row.party_size)
    }
    return {
      columns: async () => ({
        // '': who telephones for a guest of the house need not leave a number.
        ...customerColumns({ ...customer, phone: customer.phone ?? '' }),
        date,
        time,
        party_size,
        notes: body.notes,
        custom_request: body.custom_request,
        promo_code: body.promo_code,
      }),
    }
  },
})
