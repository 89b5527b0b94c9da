import type { Migration } from '../migrate.ts'
import { tables } from './table.ts'

/** The calendar exchange: addresses of rooms' own calendars, channels' addresses, what came of them. */
export const ical: Migration = {
  name: '0024-ical',
  up: tables(
    {
      room_calendars: {
        columns: { room_id: 'text', key: 'text', made_at: 'text', made_by: 'text?' },
        primaryKey: ['room_id'],
        references: { room_id: 'rooms' },
      },
      calendar_feeds: {
        columns: {
          id: 'text',
          room_id: 'text',
          channel: 'text',
          url: 'text',
          added_at: 'text',
          added_by: 'text?',
          removed_at: 'text?',
          next_fetch_at: 'text',
          tried_at: 'text?',
          fetched_at: 'text?',
          problem: 'text?',
          repeats: 'integer',
        },
        references: { room_id: 'rooms' },
      },
      calendar_events: {
        columns: {
          feed_id: 'text',
          uid: 'text',
          booking_id: 'text',
          check_in: 'text',
          check_out: 'text',
        },
        primaryKey: ['feed_id', 'uid'],
        references: { feed_id: 'calendar_feeds', booking_id: 'hotel_bookings' },
      },
    },
    [
      { on: 'calendar_feeds', columns: ['room_id'] },
      { on: 'calendar_feeds', columns: ['next_fetch_at'] },
      { on: 'calendar_events', columns: ['booking_id'] },
    ],
  ),
}
