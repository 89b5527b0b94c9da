import * as z from 'zod/mini'
import * as f from './fields.ts'

/** The calendar exchange: each room's busy nights out, other channels' calendars in (RFC 5545). */

/** Why a channel's calendar could not be taken; the blocks it left before stay as they are. */
export const feedProblems = [
  /** The house can no longer read it: it is to be given anew. */
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
  /** Where its calendar lies. Who knows it can read it: staff's alone, never kept on a device. */
  url: z.string(),
  added_by: z.nullable(z.string()),
  /** When it was last taken whole; null: never. */
  fetched_at: z.nullable(f.moment),
  /** When it was last asked for. */
  tried_at: z.nullable(f.moment),
  problem: z.nullable(z.enum(feedProblems)),
  /** Stays of it that lie ahead. */
  stays: z.number(),
  /** Of these, such as meet nights that were sold here. */
  clashes: z.number(),
  /** Entries that repeat: only their first time was taken. */
  repeats: z.number(),
})

export const roomCalendar = z.object({
  room_id: f.id,
  room_number: z.string(),
  room_name: z.string(),
  /** Path and query of the room's own calendar; null: nobody has asked for an address yet. */
  path: z.nullable(z.string()),
  feeds: z.array(calendarFeed),
})

/** GET /api/rooms/calendars */
export const roomCalendars = z.object({ data: z.array(roomCalendar) })

/** POST /api/rooms/{id}/calendar/address: a new one; the old address opens nothing any more. */
export const newCalendarAddress = z.object({})

/** POST /api/rooms/{id}/calendar/feeds: `https` alone, and no address inside a network of ours. */
export const addCalendarFeed = z.object({ channel: f.requiredText(40), url: f.requiredText(2000) })

/** POST /api/calendar-feeds/{id}/fetch and …/remove */
export const calendarFeedStep = z.object({})

export const calendarChanged = z.object({ data: roomCalendar })

export type CalendarFeed = z.infer<typeof calendarFeed>
export type RoomCalendar = z.infer<typeof roomCalendar>
export type FeedProblem = (typeof feedProblems)[number]
