import type { Json, SyncedRow, Moment } from './columns.ts'

/* What guests say, ask and agree to. */

export interface ReviewsTable extends SyncedRow {
  name: string
  rating: number
  comment: string
  /** room, car, menu_item, laundry_service */
  service: string
  item_id: string | null
  item_label: string
  /** pending, published, hidden */
  status: string
  likes: number
  /** JSON list of { id, by, text, at }: the house's replies; null: none. */
  comments: Json | null
  device_time: Moment | null
  changed_by: string | null
}

/**
 * Marks a review as changed for the desk, which sees those that are not published too: same id, no
 * columns of its own. Made at the first change.
 */
export type DeskReviewsTable = SyncedRow

/** What somebody agreed to on a device: the newest word of each. */
export interface ConsentsTable extends SyncedRow {
  name: string | null
  email: string | null
  /** As the device calls itself in its requests; null: unknown. */
  device_id: string | null
  /** In words: "Chrome on Android". */
  device: string
  /** JSON list of essential, analytics, marketing */
  categories: Json
  granted_at: Moment
  changed_by: string | null
}

/** Messages from the contact page and what the desk makes of them. */
export interface TicketsTable extends SyncedRow {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  /** open, pending, closed */
  state: string
  /** low, normal, high; null: normal */
  priority: string | null
  /** JSON list of { id, by, text, at }: what followed the first message; null: nothing. */
  messages: Json | null
  device_time: Moment | null
  changed_by: string | null
}
