import { roleAtLeast, type DeskRole } from '#domain/access.ts'

/** The minimum role to read a resource, or anyone. */
export type Readers = 'public' | DeskRole

/**
 * Resources that devices keep, by the name of their table at the house and on the device. The one
 * table of who may read what: feed, lists, streams, bell, push and the device's kept rows follow it.
 * What `staff` reads of a row stands in projections.ts.
 */
export const readableBy = {
  house: 'public',
  /** What the house says of itself, as published. */
  content: 'public',
  categories: 'public',
  items: 'public',
  rooms: 'public',
  tour_categories: 'public',
  tours: 'public',
  cars: 'public',
  laundry_services: 'public',
  /** Guests have those that guests see, and without who does it. */
  custom_services: 'public',
  reviews: 'public',
  /** Nights that are gone, from all blocking bookings; nothing of whose they are. */
  stays: 'public',
  /** When cars are out, from all rentals that keep theirs; nothing of whose they are. */
  car_days: 'public',
  /** How many places of tours' days are gone; nothing of whose they are. */
  tour_days: 'public',
  /** What orders take of the house's own services, and when; nothing of whose they are. */
  custom_days: 'public',
  hotel_bookings: 'staff',
  restaurant_orders: 'staff',
  laundry_orders: 'staff',
  custom_orders: 'staff',
  table_reservations: 'reception',
  car_rentals: 'reception',
  tour_bookings: 'reception',
  room_states: 'staff',
  folio_items: 'reception',
  receipts: 'reception',
  payments: 'reception',
  cash_counts: 'reception',
  /** Of stays that are not long over (server/stay-events/keep-on-devices.ts). */
  stay_events: 'reception',
  day_closes: 'reception',
  car_categories: 'public',
  settings: 'admin',
  content_drafts: 'admin',
  customers: 'reception',
  /** Reviews in any state; what everyone may read of them is `reviews`. */
  desk_reviews: 'reception',
  tickets: 'reception',
  consents: 'reception',
  parked: 'reception',
} as const satisfies Record<string, Readers>

export type Resource = keyof typeof readableBy

/** Public, and the desk has rows and fields of it that guests have not: devices keep the two apart. */
export const isMoreForDesk = (resource: Resource): boolean => resource === 'custom_services'

/** The field by which a resource's rows are read in ranges on the device. */
const scopeFields: Partial<Record<Resource, string>> = {
  hotel_bookings: 'check_in',
  items: 'category_id',
  restaurant_orders: 'schedule_date',
  table_reservations: 'date',
  stay_events: 'booking_id',
}

/** '' for a resource without a scope. */
export function scopeOf(resource: Resource, row: ResourceRow): string {
  const field = scopeFields[resource]
  if (field === undefined) return ''
  const value = (row as unknown as Record<string, unknown>)[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export const resourceNames = Object.keys(readableBy) as Resource[]

/** Whether somebody of this role may read a resource; null: nobody is signed in. */
export function mayRead(role: string | null, resource: Resource): boolean {
  const least = readableBy[resource]
  return least === 'public' || (role !== null && roleAtLeast(role, least))
}

/** A row as it goes over the wire and lies on the device: at least these. */
export interface ResourceRow {
  id: string
  version: number
  operation_id: string | null
}

/**
 * What a row of a resource is. Each contract file of a resource adds its own (`declare module`), so
 * that no list here names them.
 */
export interface RowOf {}

/** A resource's row: whoever reads it at reception's rank has all of its fields. */
export type RowAt<Of extends Resource> = Of extends keyof RowOf
  ? RowOf[Of] & ResourceRow
  : ResourceRow

/** Rows that a device takes in one page of changes: some 300 kB to parse in one task. */
export const CHANGES_PAGE = 300
/** Rows that the house gives in one page at most, whatever is asked. */
export const MAX_CHANGES_PAGE = 500

/**
 * GET /api/changes?since=cursor&page=rows. `reset`: the cursor was of another epoch or too old, or
 * none was given: what follows is everything, and what the device has beside it is gone.
 *
 * With `page` an answer names at most so many rows. `more`: it is not all; the cursor goes on where
 * it ends. A reset is then told over several answers, the first alone bears `reset`: what the device
 * had before it, and none of them names, is gone with the answer that has no `more`.
 */
export interface ChangesAnswer {
  cursor: string
  epoch: string
  reset: boolean
  more?: boolean
  /** Only resources with changes appear. */
  changes: Partial<Record<Resource, { rows: ResourceRow[]; deleted: string[] }>>
}

/**
 * Time between the beats of GET /api/events, ms. A person who looks at a screen is to see what is new
 * within 30 s, also where the stream hangs without a word: that is noticed by missing beats.
 */
export const EVENT_BEAT = 10_000

/** One line of GET /api/events (newline-delimited JSON). */
export type ServerEvent =
  | { type: 'hello'; epoch: string }
  /** Sent every EVENT_BEAT; a stream without one is dead (offline/reads/live-stream.ts). */
  | { type: 'beat' }
  | { type: 'changed'; resources: Resource[] }
