import { plainReason } from '../pipeline/refusal.ts'
import { dayIn } from '#domain/days.ts'
import { nameWords } from '#lib/name-words.ts'
import type { Tx } from '../db/store.ts'
import { refuse } from '../pipeline/endpoint.ts'

/** How a request is to be paid, as far as charging to a room goes. */
export interface Payment {
  method: string
  room_number?: string | null | undefined
  room_guest_name?: string | null | undefined
  /** The stay that staff who know the guests have picked. */
  room_booking_id?: string | null | undefined
}

/** What goes on a folio, or not. */
export interface RoomCharge {
  room_number: string | null
  room_guest_name: string | null
  /** The stay it is put on; null: the desk settles it. */
  room_booking_id: string | null
  flag: 'room_mismatch' | null
}

const NONE: RoomCharge = {
  room_number: null,
  room_guest_name: null,
  room_booking_id: null,
  flag: null,
}

/** Whether what the guest wrote is the name of the stay, or part of it (a family name alone). */
export function namesAgree(written: string, booked: string): boolean {
  const words = nameWords(written)
  const known = new Set(nameWords(booked))
  return words.length > 0 && words.every((word) => known.has(word))
}

/**
 * Charging to a room is accepted from anyone in the same words; it goes on the folio only where room
 * and name match a stay in house, and is flagged for the desk otherwise (decisions.md, "Orders").
 * A stay that the desk picked counts before both: its guest may have moved while the order waited.
 */
export async function roomCharge(
  tx: Tx,
  payment: Payment,
  timezone: string,
  now: Date,
): Promise<RoomCharge> {
  if (payment.method !== 'room') return NONE
  const number = payment.room_number ?? null
  const name = payment.room_guest_name ?? null
  const picked = payment.room_booking_id ?? ''
  if (number === null || name === null) {
    const required = [plainReason('required')]
    refuse('enter_room_and_name', {
      fields: {
        ...(number === null && { 'payment.room_number': required }),
        ...(name === null && { 'payment.room_guest_name': required }),
      },
    })
  }
  const today = dayIn(timezone, now)
  const stays = await tx.db
    .selectFrom('hotel_bookings')
    .innerJoin('rooms', 'rooms.id', 'hotel_bookings.room_id')
    .select(['hotel_bookings.id', 'hotel_bookings.customer_name'])
    .where((eb) =>
      eb.or([eb('rooms.room_number', '=', number.trim()), eb('hotel_bookings.id', '=', picked)]),
    )
    .where('hotel_bookings.status', 'in', ['approved', 'accepted', 'active'])
    .where('hotel_bookings.check_in', '<=', today)
    .where('hotel_bookings.check_out', '>=', today)
    .where('hotel_bookings.deleted_at', 'is', null)
    .orderBy('hotel_bookings.check_in', 'desc')
    .execute()
  const stay =
    stays.find(({ id }) => id === picked) ??
    stays.find(({ customer_name }) => namesAgree(name, customer_name))
  return {
    room_number: number,
    room_guest_name: name,
    room_booking_id: stay?.id ?? null,
    flag: stay === undefined ? 'room_mismatch' : null,
  }
}
