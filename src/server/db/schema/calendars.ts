import type { Day, Moment } from './columns.ts'

/* The calendar exchange. */

/** The key in the address of a room's own calendar, shown to staff again and again. */
export interface RoomCalendarsTable {
  room_id: string
  key: string
  made_at: Moment
  made_by: string | null
}

/** A channel whose calendar says when a room is let there. */
export interface CalendarFeedsTable {
  id: string
  room_id: string
  channel: string
  url: string
  added_at: Moment
  added_by: string | null
  removed_at: Moment | null
  next_fetch_at: Moment
  tried_at: Moment | null
  /** When it was last taken whole. */
  fetched_at: Moment | null
  /** As contract/ical.ts has them; null: the last try went well. */
  problem: string | null
  repeats: number
}

/** Which booking an entry of a channel's calendar became, and the dates it had there. */
export interface CalendarEventsTable {
  feed_id: string
  uid: string
  booking_id: string
  check_in: Day
  check_out: Day
}
