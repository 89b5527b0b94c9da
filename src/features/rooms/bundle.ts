import {
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  type Loose,
} from '#lib/loose.ts'

/**
 * The bundle checkout record in session storage (spec 1 §3; decisions.md, "Bundle"). Shape A is
 * written by the availability modal, shape B by the checkout once the house has the bookings.
 */

/** One chosen room; `price_per_night` in dollars, as the wire has it. */
export interface BundleRoom {
  id: string
  room_number: string
  type: string
  price_per_night: number
  name: string
}

interface Chosen {
  rooms: BundleRoom[]
  nights: number
  check_in: string
  check_out: string
  /** Dollars, all rooms and nights. */
  total: number
  currency: 'USD'
}

/** Chosen, not booked yet. */
export interface BundleA extends Chosen {
  room_ids: string[]
  /** Dollars, all rooms for one night. */
  per_night: number
  adults: number
}

/** Booked: what is to be paid. */
export interface BundleB extends Chosen {
  booking_ids: string[]
}

export type BundleRecord = BundleA | BundleB

export function isBooked(record: BundleRecord): record is BundleB {
  return 'booking_ids' in record
}

const KEPT_AS = 'bundle_checkout'

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Null where the browser forbids it. */
function ownStorage(): Keep | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** False when the browser keeps nothing: the way on is then to book the rooms one by one. */
export function saveBundle(record: BundleRecord, storage: Keep | null = ownStorage()): boolean {
  try {
    storage?.setItem(KEPT_AS, JSON.stringify(record))
    return storage !== null
  } catch {
    return false
  }
}

/** The record, if it is one and this room is of it; a foreign or broken one counts as none. */
export function readBundle(
  roomId: string,
  storage: Keep | null = ownStorage(),
): BundleRecord | null {
  try {
    const text = storage?.getItem(KEPT_AS) ?? null
    const record = text === null ? null : parseBundle(JSON.parse(text))
    return record?.rooms.some(({ id }) => id === roomId) ? record : null
  } catch {
    return null
  }
}

/** When it was paid or left. */
export function clearBundle(storage: Keep | null = ownStorage()): void {
  try {
    storage?.removeItem(KEPT_AS)
  } catch {
    // It is gone with the tab.
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function roomOf(value: unknown): BundleRoom[] {
  const row = looseObject(value)
  const id = looseText(row.id)
  const price = looseNumber(row.price_per_night)
  if (id === '' || price === null || price < 0) return []
  return [
    {
      id,
      room_number: looseText(row.room_number),
      type: looseText(row.type),
      price_per_night: price,
      name: looseText(row.name),
    },
  ]
}

const ids = (value: unknown) =>
  looseList(value)
    .map(looseText)
    .filter((id) => id !== '')

/** Null for what is no record: other pages of this origin may have written it. */
export function parseBundle(value: unknown): BundleRecord | null {
  const row = looseObject(value)
  const chosen = chosenOf(row)
  if (chosen === null) return null
  const bookingIds = ids(row.booking_ids)
  if (bookingIds.length > 0) return { ...chosen, booking_ids: bookingIds }
  const perNight = looseNumber(row.per_night)
  const adults = looseNumber(row.adults)
  const roomIds = ids(row.room_ids)
  const same = roomIds.length === chosen.rooms.length
  if (perNight === null || adults === null || adults < 1 || !same) return null
  return { ...chosen, room_ids: roomIds, per_night: perNight, adults: Math.trunc(adults) }
}

function chosenOf(row: Loose): Chosen | null {
  const rooms = looseList(row.rooms).flatMap(roomOf)
  const [checkIn, checkOut] = [looseText(row.check_in), looseText(row.check_out)]
  const [nights, total] = [looseNumber(row.nights), looseNumber(row.total)]
  const currency = looseTextOrNull(row.currency) ?? 'USD'
  if (rooms.length === 0 || nights === null || nights < 1 || total === null) return null
  if (!DAY.test(checkIn) || !DAY.test(checkOut) || checkOut <= checkIn) return null
  if (currency !== 'USD') return null
  return { rooms, nights, total, currency, check_in: checkIn, check_out: checkOut }
}
