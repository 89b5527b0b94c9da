import { addDays, momentOf } from '#domain/days.ts'
import { activity } from './activity/activity.ts'
import { closedForDays } from './activity/stays.ts'
import { carCategories, cars } from './cars.ts'
import { community } from './community.ts'
import { content } from './content/content.ts'
import { demoSettings } from './settings.ts'
import { laundryServices } from './laundry.ts'
import { categories, items } from './menu.ts'
import { customers, staff } from './people.ts'
import { reviews } from './reviews.ts'
import { closedRoom, rooms } from './rooms.ts'
import { timezone } from './rows.ts'
import { tourCategories, tours } from './tours.ts'

/**
 * The whole demo house by table name, the same for the same day: rows with their own columns and,
 * where it matters, `created_at`. Users come without passwords. `today` is the house's day
 * (`YYYY-MM-DD`), `now` the moment (ISO 8601) after which nothing was made; noon when left out. `days`
 * says how much of its past is told (SEED_DAYS).
 */
export function demoHouse(today: string, now?: string, days?: number) {
  const busy = activity(today, undefined, now, days)
  const opened = momentOf(timezone, addDays(today, -90), '09:00').toISOString()
  const dated = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, created_at: opened }))
  return {
    house: dated([{ id: 'house', settings: JSON.stringify(demoSettings(today)) }]),
    content: dated([{ id: 'content', document: JSON.stringify(content) }]),
    users: dated(staff),
    customers: dated(customers).map((guest) => ({
      ...guest,
      last_seen_at: lastSeen(guest.id, guest.name, busy),
    })),
    rooms: dated(rooms).map((room) =>
      room.id === closedRoom ? { ...room, available_from: addDays(today, closedForDays) } : room,
    ),
    room_states: roomStates(busy.hotel_bookings, today),
    categories: dated(categories),
    items: dated(items),
    car_categories: dated(carCategories),
    cars: dated(cars),
    laundry_services: dated(laundryServices),
    tour_categories: dated(tourCategories),
    tours: dated(tours),
    reviews: reviews.map(({ daysAgo, reply, ...review }) => ({
      ...review,
      comments: reply ? JSON.stringify([replyTo(review.id, reply, today, daysAgo)]) : null,
      created_at: momentOf(timezone, addDays(today, -daysAgo), '06:40').toISOString(),
    })),
    ...community(today),
    ...busy,
  }
}

/** What the house answered, the morning after the review. */
function replyTo(id: string, text: string, today: string, daysAgo: number) {
  const at = momentOf(timezone, addDays(today, 1 - daysAgo), '08:30').toISOString()
  return { id: `${id}-reply`, by: 'Claudine Uwase', text, at }
}

/** How housekeeping left the rooms yesterday: who leaves today leaves a bed to be made. */
function roomStates(stays: readonly { room_id: string; check_out: string }[], today: string) {
  const left = new Set(stays.filter((stay) => stay.check_out === today).map((stay) => stay.room_id))
  return rooms.slice(0, 8).map(({ id }, at) => ({
    id,
    condition: left.has(id) ? 'dirty' : at % 3 === 0 ? 'inspected' : 'clean',
    note: null,
    device_time: null,
    changed_by: 'Damascène Hategekimana',
    created_at: momentOf(timezone, addDays(today, -1), `15:${10 + at * 6}`).toISOString(),
  }))
}

export type DemoHouse = ReturnType<typeof demoHouse>

/** The last time the house heard of a guest, by a stay or a meal. */
function lastSeen(id: string, name: string, busy: ReturnType<typeof activity>): string | null {
  const moments = [
    ...busy.hotel_bookings.filter((stay) => stay.customer_id === id),
    ...busy.restaurant_orders.filter((order) => order.customer_name === name),
  ].map((row) => row.created_at)
  return moments.toSorted().at(-1) ?? null
}
