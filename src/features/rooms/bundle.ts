import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { isCalendarDay } from '#domain/days.ts'
import { keptForm } from '#lib/kept-form.ts'

/**
 * The bundle checkout record in session storage (spec 1 §3; decisions.md, "Bundle"). Shape A is
 * written by the availability modal, shape B by the checkout once the house has the bookings.
 */

/** One chosen room; `price_per_night` in the base currency, as the wire has it. */
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
  /** In the base currency, all rooms and nights. */
  total: number
  currency: string
}

/** Chosen, not booked yet. */
export interface BundleA extends Chosen {
  room_ids: string[]
  /** In the base currency, all rooms for one night. */
  per_night: number
  adults: number
  /** Ours: the search's promo code. */
  promo: string | null
}

/** Booked: what is to be paid. */
export interface BundleB extends Chosen {
  booking_ids: string[]
}

export type BundleRecord = BundleA | BundleB

export function isBooked(record: BundleRecord): record is BundleB {
  return 'booking_ids' in record
}

const STORAGE_KEY = 'bundle_checkout'

type BundleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Null where the browser forbids it. */
function sessionStorageOrNull(): BundleStorage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** False when session storage is not available: the rooms can then only be booked one by one. */
export function saveBundle(
  record: BundleRecord,
  storage: BundleStorage | null = sessionStorageOrNull(),
): boolean {
  try {
    storage?.setItem(STORAGE_KEY, JSON.stringify(record))
    return storage !== null
  } catch {
    return false
  }
}

/** The record, if it is valid and contains this room. */
export function readBundle(
  roomId: string,
  storage: BundleStorage | null = sessionStorageOrNull(),
): BundleRecord | null {
  try {
    const text = storage?.getItem(STORAGE_KEY) ?? null
    const record = text === null ? null : parseBundle(JSON.parse(text))
    return record?.rooms.some(({ id }) => id === roomId) ? record : null
  } catch {
    return null
  }
}

/** Called when the bundle was paid or left. */
export function clearBundle(storage: BundleStorage | null = sessionStorageOrNull()): void {
  try {
    storage?.removeItem(STORAGE_KEY)
  } catch {
    // The browser clears it with the tab.
  }
}

const emptyRoom: BundleRoom = {
  id: '',
  room_number: '',
  type: '',
  price_per_night: NaN,
  name: '',
}

const emptyRecord = {
  rooms: [] as unknown[],
  nights: NaN,
  check_in: '',
  check_out: '',
  total: NaN,
  currency: 'USD',
  room_ids: [] as unknown[],
  per_night: NaN,
  adults: NaN,
  promo: null as string | number | null,
  booking_ids: [] as unknown[],
}

function parseRooms(rooms: readonly unknown[]): BundleRoom[] {
  return rooms
    .map((room) => keptForm(emptyRoom, room))
    .filter((room) => room !== null && room.id !== '' && room.price_per_night >= 0) as BundleRoom[]
}

const isId = (value: unknown) => typeof value === 'string' && value !== ''
const parseIds = (values: readonly unknown[]) => values.filter(isId) as string[]

/** Null where the record is not valid: other pages of this origin may have written it. */
function parseBundle(value: unknown): BundleRecord | null {
  const record = keptForm(emptyRecord, value)
  if (record === null) return null
  const chosen = parseChosen(record)
  if (chosen === null) return null
  const bookingIds = parseIds(record.booking_ids)
  if (bookingIds.length > 0) return { ...chosen, booking_ids: bookingIds }
  const { per_night, adults, promo } = record
  const roomIds = parseIds(record.room_ids)
  if (Number.isNaN(per_night) || !(adults >= 1) || roomIds.length !== chosen.rooms.length) {
    return null
  }
  return {
    ...chosen,
    room_ids: roomIds,
    per_night,
    adults: Math.trunc(adults),
    promo: promo === null ? null : String(promo),
  }
}

function parseChosen(record: typeof emptyRecord): Chosen | null {
  const rooms = parseRooms(record.rooms)
  const { nights, total, currency, check_in, check_out } = record
  if (rooms.length === 0 || !(nights >= 1) || Number.isNaN(total)) return null
  const areDays = isCalendarDay(check_in) && isCalendarDay(check_out)
  if (!areDays || check_out <= check_in) return null
  if (currency !== houseMoneyHere().base) return null
  return { rooms, nights, total, currency, check_in, check_out }
}
