import * as z from 'zod/mini'
import * as f from './fields.ts'

/** The calendar exchange: each room's busy nights out, other channels' calendars in (RFC 5545). */

/** Why a channel's calendar could not be imported; its earlier blocks stay. */
export const feedProblems = [
  /** The server cannot decrypt the address any more: staff must enter it again. */
  'address_lost',
  'address_refused',
  'unreachable',
  'refused',
  'too_large',
  'not_a_calendar',
] as const

export const calendarFeed = z.object({
  id: f.id,
  /** As staff call it: Airbnb, Booking.com… */
  channel: z.string(),
  /**
   * The address of its calendar. Anyone with it can read the calendar: only staff see it, and no
   * device caches it.
   */
  url: z.string(),
  added_by: f.textOrNull,
  /** The last complete import; null: never. */
  fetched_at: f.momentOrNull,
  /** The last attempt. */
  tried_at: f.momentOrNull,
  problem: z.nullable(z.enum(feedProblems)),
  /** Its future stays. */
  stays: z.number(),
  /** Of these, stays that overlap with nights sold here. */
  clashes: z.number(),
  /** Entries that repeat: only their first time was taken. */
  repeats: z.number(),
})

export const roomCalendar = z.object({
  room_id: f.id,
  room_number: z.string(),
  room_name: z.string(),
  /** Path and query of the room's own calendar; null: no address was created yet. */
  path: f.textOrNull,
  feeds: z.array(calendarFeed),
})

/** GET /api/rooms/calendars */
export const roomCalendars = z.object({ data: z.array(roomCalendar) })

/** POST /api/rooms/{id}/calendar/address: a new address; the old one stops working. */
export const newCalendarAddress = z.object({})

/** POST /api/rooms/{id}/calendar/feeds: `https` alone, and no address inside a network of ours. */
export const addCalendarFeed = z.object({ channel: f.requiredText(40), url: f.requiredText(2000) })

/** POST /api/calendar-feeds/{id}/fetch and …/remove */
export const calendarFeedStep = z.object({})

export const calendarChanged = z.object({ data: roomCalendar })

export type CalendarFeed = z.infer<typeof calendarFeed>
export type RoomCalendar = z.infer<typeof roomCalendar>
export type FeedProblem = (typeof feedProblems)[number]
