import { expect } from 'vitest'
import { addDays } from '#domain/days.ts'
import { nightsBetween, nightsOf } from '#domain/stays.ts'
import type { HouseSettings } from '#server/house-settings.ts'
import type { NoticeKind, RoomsTable } from '#server/db/schema.ts'
import type { Store } from '#server/db/store.ts'
import { TODAY, type House } from './http-house.ts'

/** The demo house's rate and extras, written down once more: these tests reckon by themselves. */
export const RATE = 1450
export const EXTRAS = { breakfast: 8, airport_transfer: 20, late_checkout: 15 }

let made = 0

/** A room of its own that nobody has; `type` tells those apart that could stand in for each other. */
export async function addRoom(
  store: Store,
  changes: Partial<RoomsTable> = {},
): Promise<RoomsTable> {
  made += 1
  const id = `room-test-${made}`
  await store.transaction((tx) =>
    tx.insert('rooms', {
      id,
      room_number: `T${made}`,
      name: `Test room ${made}`,
      type: `kind-${made}`,
      capacity: 3,
      price_per_night_cents: 8000,
      description: '',
      amenities: '[]',
      images: '[]',
      cover_image: null,
      is_available: 1,
      available_from: null,
      ...changes,
    }),
  )
  return store.db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export const rooms = async (store: Store, count: number, changes: Partial<RoomsTable> = {}) => {
  const all: RoomsTable[] = []
  for (let at = 0; at < count; at += 1) all.push(await addRoom(store, changes))
  return all
}

export interface Stay {
  from?: string
  nights?: number
  adults?: number
  children?: number
  quantity?: number
  extras?: Partial<Record<keyof typeof EXTRAS, boolean>>
}

/** What the documents' wizard sends for a room, in dollars, at the house's prices. */
export function wish(room: RoomsTable, stay: Stay = {}, changes: Record<string, unknown> = {}) {
  const { from = addDays(TODAY, 10), nights = 2, adults = 2, children = 0, quantity = 1 } = stay
  const extras = {
    breakfast: false,
    airport_transfer: false,
    late_checkout: false,
    ...stay.extras,
  }
  const price = room.price_per_night_cents / 100
  const base = price * nights
  const more =
    (extras.breakfast ? EXTRAS.breakfast * (adults + children) * nights : 0) +
    (extras.airport_transfer ? EXTRAS.airport_transfer : 0) +
    (extras.late_checkout ? EXTRAS.late_checkout : 0)
  return {
    room_id: room.id,
    schedule: { check_in: from, check_out: addDays(from, nights), nights },
    guests: { adults, children, quantity },
    extras,
    customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
    pricing: {
      price_per_night: price,
      base_one_room: base,
      base_all_rooms: base * quantity,
      extras_one_room: more,
      extras_all_rooms: more * quantity,
      grand_total: (base + more) * quantity,
      currency: 'USD',
    },
    notes: 'No groundnuts, please',
    source: 'public-room-detail',
    ...changes,
  }
}

/** Asks the house for a room as wished; the id of the booking. */
export async function askForRoom(
  house: House,
  room: RoomsTable,
  stay: Stay = {},
  changes: Record<string, unknown> = {},
): Promise<string> {
  const body = wish(room, stay, changes)
  const answer = await house.ask('POST', '/api/hotel/bookings', { body })
  expect(answer.status, answer.text).toBe(201)
  return String(answer.body.id)
}

/** What a bundle's checkout sends. */
export function bundle(some: readonly RoomsTable[], stay: Stay = {}, changes: object = {}) {
  const { from = addDays(TODAY, 10), nights = 2, adults = some.length, children = 0 } = stay
  const per_night = some.reduce((sum, room) => sum + room.price_per_night_cents, 0) / 100
  return {
    room_ids: some.map(({ id }) => id),
    schedule: { check_in: from, check_out: addDays(from, nights), nights },
    guests: { adults, children },
    customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: null },
    pricing: { per_night, total: per_night * nights, currency: 'USD' },
    source: 'public-bundle',
    ...changes,
  }
}

export const booking = (store: Store, id: string) =>
  store.db.selectFrom('hotel_bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Somebody of the demo house who lives in a room today. */
export const stayInHouse = (store: Store) =>
  store.db
    .selectFrom('hotel_bookings')
    .innerJoin('rooms', 'rooms.id', 'hotel_bookings.room_id')
    .select(['hotel_bookings.id', 'customer_name', 'room_number'])
    .where('hotel_bookings.status', 'in', ['approved', 'active'])
    .where('check_in', '<', TODAY)
    .where('check_out', '>', TODAY)
    .executeTakeFirstOrThrow()

/** Nights in the store for bookings, in order: `room night booking` and until when. */
export async function nightsIn(store: Store, room: RoomsTable) {
  return await store.db
    .selectFrom('room_nights')
    .select(['night', 'booking_id', 'held_until'])
    .where('room_id', '=', room.id)
    .orderBy('night')
    .execute()
}

export async function noticesOf(store: Store, kind: NoticeKind, id: string) {
  const rows = await store.db.selectFrom('notices').selectAll().where('kind', '=', kind).execute()
  return rows.filter((row) => (JSON.parse(row.subject_ids) as string[]).includes(id))
}

export async function changeSettings(store: Store, change: (settings: HouseSettings) => void) {
  await store.transaction(async (tx) => {
    const house = await tx.lock('house', 'house')
    const settings = JSON.parse(house?.settings ?? '{}') as HouseSettings
    change(settings)
    await tx.update('house', 'house', { settings: JSON.stringify(settings) })
  })
}

/**
 * What must be true of the inventory at any moment, as complaints; none when all is well. `from`: of
 * stays that begin on that day or later alone.
 */
export async function complaints(
  store: Store,
  roomIds: readonly string[],
  from = '',
): Promise<string[]> {
  const bookings = await store.db
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('room_id', 'in', roomIds)
    .where('check_in', '>=', from)
    .where('deleted_at', 'is', null)
    .execute()
  const nights = await store.db
    .selectFrom('room_nights')
    .selectAll()
    .where('room_id', 'in', roomIds)
    .where('night', '>=', from)
    .execute()
  const stays = await store.db
    .selectFrom('stays')
    .selectAll()
    .where('room_id', 'in', roomIds)
    .where('check_in', '>=', from)
    .where('deleted_at', 'is', null)
    .execute()
  const found: string[] = []
  const byId = new Map(bookings.map((row) => [row.id, row]))
  const claimed = new Map(nights.map((row) => [`${row.room_id} ${row.night}`, row]))
  for (const night of nights) {
    const its = byId.get(night.booking_id)
    const inside =
      its?.room_id === night.room_id && its.check_in <= night.night && night.night < its.check_out
    const lawful =
      inside &&
      (night.held_until === null
        ? ['approved', 'active', 'completed'].includes(its.status)
        : its.status === 'pending')
    if (!lawful) found.push(`orphan ${night.room_id} ${night.night} of ${its?.status}`)
  }
  const blocking = bookings.filter(({ status }) => ['approved', 'active'].includes(status))
  const sold = new Set<string>()
  for (const row of blocking) {
    for (const night of nightsBetween(row.check_in, row.check_out)) {
      const key = `${row.room_id} ${night}`
      if (sold.has(key)) found.push(`sold twice: ${key}`)
      sold.add(key)
      const claim = claimed.get(key)
      if (claim?.booking_id !== row.id || claim.held_until !== null) {
        found.push(`not claimed: ${key} of ${row.id}`)
      }
    }
  }
  const form = (row: { room_id: string; check_in: string; check_out: string; status: string }) =>
    `${row.room_id} ${row.check_in} ${row.check_out} ${row.status}`
  const shown = stays.map((row) => `${row.booking_id} ${form(row)}`).toSorted()
  const real = blocking.map((row) => `${row.id} ${form(row)}`).toSorted()
  if (shown.join('\n') !== real.join('\n')) {
    found.push(`stays differ: shown ${shown.join(' | ')}; real ${real.join(' | ')}`)
  }
  for (const row of bookings) {
    if (nightsOf(row.check_in, row.check_out) < 1) found.push(`no nights: ${row.id}`)
  }
  return found
}
