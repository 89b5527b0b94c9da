import type { Kysely, Selectable } from 'kysely'
import type { HotelBooking, PublicBooking, Stay } from '#contract/bookings.ts'
import { addDays } from '#domain/days.ts'
import { fromCents, fromMinor } from '#domain/money.ts'
import {
  blockingStatuses,
  nightsOf,
  type BookingPaymentStatus,
  type BookingStatus,
} from '#domain/stays.ts'
import type { Database, HotelBookingsTable } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { rowsIn, syncedFields, type WireRows } from '../../db/wire.ts'

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

/** What anyone who knows the code may see: nothing personal. */
function toPublicBooking(row: BookingRow, { rooms, held, paid }: RelatedData): PublicBooking {
  const room = rooms.get(row.room_id)
  return {
    ...syncedFields(row),
    code: row.code,
    group_id: row.group_id,
    room_id: row.room_id,
    room_number: room?.room_number ?? '',
    room_name: room?.name ?? '',
    room_type: room?.type ?? '',
    check_in: row.check_in,
    check_out: row.check_out,
    nights: nightsOf(row.check_in, row.check_out),
    adults: row.adults,
    children: row.children,
    extras: {
      breakfast: row.extra_breakfast === 1,
      airport_transfer: row.extra_airport_transfer === 1,
      late_checkout: row.extra_late_checkout === 1,
    },
    status: row.status as BookingStatus,
    payment_status: row.payment_status as BookingPaymentStatus,
    price_per_night: fromCents(row.price_per_night_cents),
    discount: fromCents(row.discount_cents),
    total: fromCents(row.total_cents),
    currency: row.currency,
    rwf_rate: row.rwf_rate,
    grand_total: fromMinor(row.charged_total, row.currency),
    paid: fromCents(paid.get(row.id) ?? 0),
    held_until: held.get(row.id) ?? null,
    flag: row.flag,
    cancel_reason: row.cancel_reason,
  }
}

/** Bookings for whoever knows their codes. */
export async function publicBookings(
  db: Kysely<Database>,
  rows: readonly BookingRow[],
): Promise<PublicBooking[]> {
  const related = await loadRelated(db, rows)
  return rows.map((row) => toPublicBooking(row, related))
}

/** Bookings as the desk sees them. */
export async function deskBookings(
  db: Kysely<Database>,
  rows: readonly BookingRow[],
): Promise<HotelBooking[]> {
  const its = await loadRelated(db, rows)
  return rows.map((row) => ({
    ...toPublicBooking(row, its),
    customer_name: row.customer_name,
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
    notes: row.notes,
    promo_code: row.promo_code,
    source: row.source,
    device_time: row.device_time,
    changed_by: row.changed_by,
    owing: row.owing_cents === null ? null : fromCents(row.owing_cents),
    owing_reason: row.owing_reason,
    written_off: row.written_off_cents === null ? null : fromCents(row.written_off_cents),
    write_off_reason: row.write_off_reason,
    ...(row.rate_reason !== null && {
      rate_reason: row.rate_reason,
      list_price: row.list_price_cents === null ? null : fromCents(row.list_price_cents),
    }),
    ...(row.hold_until !== null && { hold_until: row.hold_until }),
  }))
}

export async function deskBooking(db: Kysely<Database>, row: BookingRow): Promise<HotelBooking> {
  const [booking] = await deskBookings(db, [row])
  return booking as HotelBooking
}

/** For the feed of changes, which staff alone read bookings from. */
export const bookingRows: WireRows = async (db, ids) => {
  const active = db.selectFrom('hotel_bookings').selectAll().where('deleted_at', 'is', null)
  return deskBookings(db, await rowsIn(active, ids))
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
  return rows.map((row) => ({
    ...syncedFields(row),
    operation_id: null,
    room_id: row.room_id,
    check_in: row.check_in,
    check_out: row.check_out,
    status: row.status as BookingStatus,
  }))
}
