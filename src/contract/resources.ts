/**
 * Resources that devices keep, by the name of their table at the house and on the device.
 * `public`: anyone may keep it. `staff`: only who is signed in as staff.
 */
export const resources = {
  house: { audience: 'public' },
  categories: { audience: 'public' },
  items: { audience: 'public' },
  rooms: { audience: 'public' },
  tour_categories: { audience: 'public' },
  tours: { audience: 'public' },
  cars: { audience: 'public' },
  laundry_services: { audience: 'public' },
  reviews: { audience: 'public' },
  /** Nights that are gone, from all blocking bookings; nothing of whose they are. */
  stays: { audience: 'public' },
  /** When cars are out, from all rentals that keep theirs; nothing of whose they are. */
  car_days: { audience: 'public' },
  /** How many places of tours' days are gone; nothing of whose they are. */
  tour_days: { audience: 'public' },
  hotel_bookings: { audience: 'staff' },
  restaurant_orders: { audience: 'staff' },
  laundry_orders: { audience: 'staff' },
  table_reservations: { audience: 'staff' },
  car_rentals: { audience: 'staff' },
  tour_bookings: { audience: 'staff' },
  room_states: { audience: 'staff' },
  folio_items: { audience: 'staff' },
  receipts: { audience: 'staff' },
  payments: { audience: 'staff' },
  car_categories: { audience: 'public' },
  settings: { audience: 'staff' },
  customers: { audience: 'staff' },
  /** Reviews in any state; what everyone may read of them is `reviews`. */
  desk_reviews: { audience: 'staff' },
  tickets: { audience: 'staff' },
  consents: { audience: 'staff' },
  parked: { audience: 'staff' },
} as const satisfies Record<string, { audience: 'public' | 'staff' }>

export type Resource = keyof typeof resources

export const resourceNames = Object.keys(resources) as Resource[]

/** A row as it goes over the wire and lies on the device: at least these. */
export interface KeptRow {
  id: string
  version: number
  operation_id: string | null
}

/** Rows that a device takes in one page of changes: some 300 kB to parse in one task. */
export const CHANGES_PAGE = 300
/** Rows that the house gives in one page at most, whatever is asked. */
export const CHANGES_PAGE_MOST = 500

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
  changes: Partial<Record<Resource, { rows: KeptRow[]; deleted: string[] }>>
}

/** One line of GET /api/events (newline-delimited JSON). */
export type HouseEvent =
  | { type: 'hello'; epoch: string }
  /** Sent every 20 s; a stream that is silent for 45 s is dead. */
  | { type: 'beat' }
  | { type: 'changed'; resources: Resource[] }
