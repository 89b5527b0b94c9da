import type { ResourceRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'

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
  pricePerNight: number
  discount: number
  /** Nights and extras, less the discount. */
  total: number
  /** What the house says was paid on it. */
  paid: number
  /** Moved on this device: the house works the price out again. */
  priceOpen: boolean
  /** What the guest left owing; null: nothing, or still here, or the house has not said yet. */
  owing: number | null
  /** Why, by the desk's word. */
  owingReason: string | null
}

/** Null without both days: there is no bill of it. */
export function stayOf(raw: ResourceRow): Stay | null {
  const row = looseObject(raw)
  const day = (value: unknown) => looseText(value).slice(0, 10)
  const [checkIn, checkOut] = [day(row.check_in), day(row.check_out)]
  if (checkIn === '' || checkOut === '') return null
  const cents = (value: unknown) => toCents(looseNumber(value) ?? 0)
  return {
    id: raw.id,
    code: looseText(row.code),
    groupId: looseTextOrNull(row.group_id),
    guest: looseText(row.customer_name),
    phone: looseTextOrNull(row.customer_phone),
    email: looseTextOrNull(row.customer_email),
    roomId: looseText(row.room_id),
    roomNumber: looseText(row.room_number),
    roomName: looseText(row.room_name),
    checkIn,
    checkOut,
    status: looseText(row.status).toLowerCase() || 'pending',
    pricePerNight: cents(row.price_per_night),
    discount: cents(row.discount),
    total: cents(row.total),
    paid: cents(row.paid),
    priceOpen: row.price_open === true,
    owing: looseNumber(row.owing) === null ? null : cents(row.owing),
    owingReason: looseTextOrNull(row.owing_reason),
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

/** A booking that names no room, as one made on this device, has it from the rooms kept. */
export function inItsRoom(stay: Stay, rooms: readonly ResourceRow[]): Stay {
  if (stay.roomNumber !== '' || stay.roomName !== '') return stay
  const room = looseObject(rooms.find(({ id }) => id === stay.roomId))
  const roomName = looseText(room.name) || looseText(room.title)
  return { ...stay, roomNumber: looseText(room.room_number) || looseText(room.number), roomName }
}
