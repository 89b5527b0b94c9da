import type { Kysely, Selectable } from 'kysely'
import {
  hotelBooking,
  publicBooking,
  stay,
  type HotelBooking,
  type PublicBooking,
  type Stay,
} from '#contract/bookings.ts'
import { addDays } from '#domain/days.ts'
import { fromCents, fromMinor } from '#domain/money.ts'
import { blockingStatuses, nightsOf } from '#domain/stays.ts'
import type { Database, HotelBookingsTable } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { activeIn, onWire, rowsIn, type WireRows } from '../../db/wire.ts'

export type BookingRow = Selectable<HotelBookingsTable>

/** Rooms, payments and holds of bookings. */
async function loadRelated(db: Kysely<Database>, rows: readonly BookingRow[]) {
  const rooms = new Map(
    (await db.selectFrom('rooms').select(['id', 'room_number', 'name', 'type']).execute()).map(
      (room) => [room.id, room],
    ),
  )
  const held = new Map<string, string>()
  const paid = new Map<string, number>()
  for (const some of batches(rows.map(({ id }) => id))) {
    const holds = await db
      .selectFrom('room_nights')
      .select('booking_id')
      .select((eb) => eb.fn.max('held_until').as('until'))
      .where('booking_id', 'in', some)
      .where('held_until', 'is not', null)
      .groupBy('booking_id')
      .execute()
    for (const { booking_id, until } of holds) if (until !== null) held.set(booking_id, until)
    const taken = await db
      .selectFrom('payments')
      .select('subject_id')
      .select((eb) =>
        eb.fn.sum<number>(eb('amount_cents', '-', eb.ref('refund_cents'))).as('cents'),
      )
      .where('subject_kind', '=', 'room')
      .where('subject_id', 'in', some)
      .where('status', '=', 'paid')
      .where('deleted_at', 'is', null)
      .groupBy('subject_id')
      .execute()
    for (const { subject_id, cents } of taken) paid.set(subject_id, Number(cents))
  }
  return { rooms, held, paid }
}

type RelatedData = Awaited<ReturnType<typeof loadRelated>>

/** What a booking has on the wire beside its own columns. */
function aroundBooking(
  row: Omit<BookingRow, 'rate_reason' | 'hold_until'>,
  { rooms, held, paid }: RelatedData,
) {
  const room = rooms.get(row.room_id)
  return {
    room_number: room?.room_number ?? '',
    room_name: room?.name ?? '',
    room_type: room?.type ?? '',
    nights: nightsOf(row.check_in, row.check_out),
    extras: {
      breakfast: row.extra_breakfast === 1,
      airport_transfer: row.extra_airport_transfer === 1,
      late_checkout: row.extra_late_checkout === 1,
    },
    price_per_night: fromCents(row.price_per_night_cents),
    discount: fromCents(row.discount_cents),
    total: fromCents(row.total_cents),
    grand_total: fromMinor(row.charged_total, row.currency),
    paid: fromCents(paid.get(row.id) ?? 0),
    held_until: held.get(row.id) ?? null,
  }
}

/** Bookings for whoever knows their codes: nothing personal. */
export async function publicBookings(
  db: Kysely<Database>,
  rows: readonly BookingRow[],
): Promise<PublicBooking[]> {
  const related = await loadRelated(db, rows)
  return rows.map((row) => onWire(publicBooking, row, aroundBooking(row, related)))
}

/** Bookings as the desk sees them. */
export async function deskBookings(
  db: Kysely<Database>,
  rows: readonly BookingRow[],
): Promise<HotelBooking[]> {
  const its = await loadRelated(db, rows)
  return rows.map(({ rate_reason, hold_until, ...row }) =>
    onWire(hotelBooking, row, {
      ...aroundBooking(row, its),
      owing: row.owing_cents === null ? null : fromCents(row.owing_cents),
      written_off: row.written_off_cents === null ? null : fromCents(row.written_off_cents),
      ...(rate_reason !== null && {
        rate_reason,
        list_price: row.list_price_cents === null ? null : fromCents(row.list_price_cents),
      }),
      ...(hold_until !== null && { hold_until }),
    }),
  )
}

export async function deskBooking(db: Kysely<Database>, row: BookingRow): Promise<HotelBooking> {
  const [booking] = await deskBookings(db, [row])
  return booking as HotelBooking
}

/** For the feed of changes, which staff alone read bookings from. */
export const bookingRows: WireRows = async (db, ids) => {
  return deskBookings(db, await rowsIn(activeIn(db, 'hotel_bookings'), ids))
}

/**
 * Nights that are gone. Those of the past are left out; what is past is told by the newest change,
 * which is never ahead of the house's clock.
 */
export const stayRows: WireRows = async (db, ids): Promise<Stay[]> => {
  const newest = await db
    .selectFrom('stays')
    .select((eb) => eb.fn.max('changed_at').as('at'))
    .executeTakeFirst()
  const yesterday = addDays((newest?.at ?? '2000-01-01').slice(0, 10), -1)
  const rows = await db
    .selectFrom('stays')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...blockingStatuses])
    .where('check_out', '>=', yesterday)
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  return rows.map((row) => onWire(stay, row, { operation_id: null }))
}
