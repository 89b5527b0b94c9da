import type { ResourceRow, RowAt } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'

/** A room booking as its bill needs it. Amounts in cents of a dollar. */
export interface Stay {
  /** `op:<operation>` while this device still makes it. */
  id: string
  code: string
  /** Rooms booked together share it. */
  groupId: string | null
  guest: string
  phone: string | null
  email: string | null
  roomId: string
  roomNumber: string
  roomName: string
  checkIn: string
  checkOut: string
  status: string
  guests: number
  pricePerNight: number
  discount: number
  /** Nights and extras, less the discount. */
  total: number
  /** Paid on it, by the server. */
  paid: number
  /** What the guest left owing; null: nothing, or still here, or not known yet. */
  owing: number | null
  /** Why, by the desk's word. */
  owingReason: string | null
  /** What the house gave up of the bill, and why. */
  writtenOff: number
  writeOffReason: string | null
}

/**
 * A cached booking with the waiting operations laid over it. Roles below reception get it without
 * guest and money (projections.ts).
 */
export type BookingRow = ResourceRow & Partial<RowAt<'hotel_bookings'>>

const centsOf = (dollars = 0) => toCents(dollars)

/** Null without both days: there is no bill of it. */
export function stayOf(row: BookingRow): Stay | null {
  const { check_in: checkIn = '', check_out: checkOut = '', owing = null } = row
  if (checkIn === '' || checkOut === '') return null
  return {
    id: row.id,
    code: row.code ?? '',
    groupId: row.group_id ?? null,
    guest: row.customer_name ?? '',
    phone: row.customer_phone ?? null,
    email: row.customer_email ?? null,
    roomId: row.room_id ?? '',
    roomNumber: row.room_number ?? '',
    roomName: row.room_name ?? '',
    checkIn,
    checkOut,
    status: row.status ?? 'pending',
    guests: (row.adults ?? 1) + (row.children ?? 0),
    pricePerNight: centsOf(row.price_per_night),
    discount: centsOf(row.discount),
    total: centsOf(row.total),
    paid: centsOf(row.paid),
    owing: owing === null ? null : toCents(owing),
    owingReason: row.owing_reason ?? null,
    writtenOff: centsOf(row.written_off ?? 0),
    writeOffReason: row.write_off_reason ?? null,
  }
}

/** The stay and, where asked for, the rooms booked with it, itself first. */
export function staysOf(all: readonly Stay[], id: string, together: boolean): Stay[] {
  const stay = all.find((one) => one.id === id)
  if (stay === undefined) return []
  const others = together ? roomsWith(all, stay) : []
  return [stay, ...others]
}

/** Other rooms of the same booking, by room. */
export function roomsWith(all: readonly Stay[], { id, groupId }: Stay): Stay[] {
  if (groupId === null) return []
  return all
    .filter((one) => one.groupId === groupId && one.id !== id && one.status !== 'cancelled')
    .toSorted((a, b) => (a.roomNumber < b.roomNumber ? -1 : 1))
}

/** A booking made on this device names no room: its number and name come from the cached rooms. */
export function inItsRoom(stay: Stay, rooms: readonly RowAt<'rooms'>[]): Stay {
  if (stay.roomNumber !== '' || stay.roomName !== '') return stay
  const room = rooms.find(({ id }) => id === stay.roomId)
  return room === undefined ? stay : { ...stay, roomNumber: room.room_number, roomName: room.name }
}
