import type { BookedRooms, StayExtras } from '#contract/bookings.ts'
import type { HotelBookingsTable, SyncedRow } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { hasRole } from '../../pipeline/actor.ts'
import { refuse, type Actor, type Answer, type Operation } from '../../pipeline/endpoint.ts'
import { activeRooms } from '../rooms/index.ts'
import { uniqueCode } from '../unique-code.ts'
import { writtenBy } from '../written-by.ts'
import { publicBookings, type BookingRow } from './wire.ts'

/** Sources of guests' requests; only staff can send `desk`. */
const publicSources = ['public-room-detail', 'public-bundle', 'public-book']

/** Whether staff record it at the desk: then past days are allowed. */
export function isDeskEntry(actor: Actor, source: string): boolean {
  return hasRole(actor, 'reception') && source === 'desk'
}

function sourceOf(actor: Actor, source: string): string {
  if (isDeskEntry(actor, source)) return 'desk'
  return publicSources.includes(source) ? source : 'public'
}

/** What differs from room to room. */
export type RoomColumns = Pick<
  HotelBookingsTable,
  | 'room_id'
  | 'adults'
  | 'children'
  | 'price_per_night_cents'
  | 'discount_cents'
  | 'total_cents'
  | 'charged_total'
>

/** What the rooms of one request share. */
export type SharedColumns = Omit<
  HotelBookingsTable,
  | keyof SyncedRow
  | keyof RoomColumns
  | 'code'
  | 'group_id'
  | 'status'
  | 'payment_status'
  | 'customer_id'
  | 'flag'
  | 'cancel_reason'
  | 'owing_reason'
  | 'owing_cents'
  | 'written_off_cents'
  | 'write_off_reason'
  | 'rate_reason'
  | 'list_price_cents'
  | 'hold_until'
  | 'no_letter'
  | 'device_time'
  | 'changed_by'
>

interface Shared {
  schedule: { check_in: string; check_out: string }
  customer: { name: string; phone: string | null; email: string | null }
  extras?: StayExtras
  notes?: string | null | undefined
  language?: string | null | undefined
  source: string
}

/** The same of a request's body. */
export const sharedColumns = (
  { schedule, customer, extras, notes, language, source }: Shared,
  money: Pick<SharedColumns, 'currency' | 'rwf_rate'>,
  promo: { code: string } | null,
): SharedColumns => ({
  check_in: schedule.check_in,
  check_out: schedule.check_out,
  customer_name: customer.name,
  customer_phone: customer.phone || null,
  customer_email: customer.email,
  extra_breakfast: extras?.breakfast ? 1 : 0,
  extra_airport_transfer: extras?.airport_transfer ? 1 : 0,
  extra_late_checkout: extras?.late_checkout ? 1 : 0,
  ...money,
  notes: notes ?? null,
  language: language ?? null,
  source,
  promo_code: promo?.code ?? null,
})

export interface Request {
  actor: Actor
  operation: Operation | null
  code: string | undefined
}

/**
 * A colleague may have taken a room out of the house between the look at it and its booking. Writing
 * the booking waits for that to be over, so what is read now is the last word.
 */
async function checkRoomsExist(tx: Tx, rooms: readonly RoomColumns[]): Promise<void> {
  const ids = [...new Set(rooms.map(({ room_id }) => room_id))]
  const existing = await activeRooms(tx.db).where('id', 'in', ids).execute()
  if (existing.length < ids.length) refuse('unknown_room')
}

/** What the desk alone decides of a request. */
export type DeskColumns = Pick<HotelBookingsTable, 'status' | 'hold_until' | 'no_letter'>

/** Of a room whose price the desk changed. */
type RateColumns = Pick<HotelBookingsTable, 'rate_reason' | 'list_price_cents'>

const asAsked: DeskColumns = { status: 'pending', hold_until: null, no_letter: null }
const atOwnPrice: RateColumns = { rate_reason: null, list_price_cents: null }

/**
 * Keeps what was asked for, one row a room. The first room has the code that was asked for; it
 * stands for all of them.
 */
export async function insertRows(
  tx: Tx,
  { actor, operation, code }: Request,
  shared: SharedColumns,
  rooms: readonly (RoomColumns & Partial<RateColumns>)[],
  desk: DeskColumns = asAsked,
): Promise<BookingRow[]> {
  const group_id = rooms.length > 1 ? tx.newId('groups') : null
  const ids: string[] = []
  for (const [at, room] of rooms.entries()) {
    const id = tx.newId('hotel_bookings')
    await tx.insert('hotel_bookings', {
      id,
      code: await uniqueCode(tx, 'hotel_bookings', at === 0 ? code : undefined),
      group_id,
      ...atOwnPrice,
      ...shared,
      ...room,
      ...desk,
      source: sourceOf(actor, shared.source),
      payment_status: 'unpaid',
      customer_id: null,
      flag: null,
      cancel_reason: null,
      owing_reason: null,
      owing_cents: null,
      written_off_cents: null,
      write_off_reason: null,
      ...writtenBy(tx, operation),
    })
    ids.push(id)
  }
  await checkRoomsExist(tx, rooms)
  return await tx.db
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** The answer to every call that books rooms. */
export async function answerBooked(tx: Tx, rows: readonly BookingRow[]): Promise<Answer> {
  const bookings = await publicBookings(tx.db, rows)
  const [booking] = bookings
  if (booking === undefined) throw new Error('The booking just made is not there')
  const body: BookedRooms = {
    id: booking.id,
    booking_id: booking.id,
    booking,
    bookings,
    booking_ids: rows.map(({ id }) => id),
    group_id: booking.group_id,
  }
  return {
    status: 201,
    body,
    changes: rows.map(({ id, status }) => ({
      resource: 'hotel_bookings',
      rowId: id,
      changed: { status: [null, status] },
    })),
  }
}

/** Keeps what a guest asked for, pending, and answers. */
export async function insertBookings(
  tx: Tx,
  request: Request,
  shared: SharedColumns,
  rooms: readonly RoomColumns[],
): Promise<Answer> {
  return await answerBooked(tx, await insertRows(tx, request, shared, rooms))
}
