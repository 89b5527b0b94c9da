import type { Dated } from '../rows.ts'
import type { Guest } from './contact.ts'
import type { World } from './world.ts'
import { addDays } from '#domain/days.ts'
import { shareOf } from '#domain/money.ts'
import { placeKeepingStatuses } from '#domain/tours.ts'
import { between, oneOf } from '../random.ts'
import { tours } from '../tours.ts'
import { contact } from './contact.ts'
import { codeFrom, futureDays, madeAt, pastDays, quarterBetween } from './world.ts'

/** Places on tours; no tour takes more people on a day than it has places. */
export function tourBookings(world: World, guests: readonly Guest[]): Dated<'tour_bookings'>[] {
  const { random, today } = world
  const taken = new Map<string, number>()
  return Array.from({ length: 56 }, (_, index) => {
    const tour = oneOf(random, tours)
    const date = addDays(today, between(random, -pastDays, futureDays - 1))
    const slot = `${tour.id} ${date}`
    const left = tour.capacity - (taken.get(slot) ?? 0)
    const cancelled = left < 1 || random() < 0.08
    const people = between(random, 1, Math.max(1, Math.min(4, left)))
    if (!cancelled) taken.set(slot, (taken.get(slot) ?? 0) + people)
    const status = cancelled
      ? 'cancelled'
      : date < today
        ? 'completed'
        : random() < 0.35
          ? 'pending'
          : 'approved'
    const subtotal = tour.price_cents * people
    const promo = random() < 0.1 ? 'DEMO' : null
    const discount = promo ? Math.min(shareOf(subtotal, 0.1), 4000) : 0
    const paid = status === 'completed' || (status === 'approved' && random() < 0.6)
    const created = madeAt(
      world,
      addDays(date, -between(random, 1, 20)),
      quarterBetween(random, 7, 21),
    )
    return {
      id: `tour-booking-${index + 1}`,
      code: codeFrom(random),
      tour_id: tour.id,
      date,
      people,
      status,
      payment_method: paid && random() < 0.5 ? 'card' : 'cash',
      payment_status: paid ? 'paid' : 'unpaid',
      price_per_person_cents: tour.price_cents,
      subtotal_cents: subtotal,
      discount_cents: discount,
      total_cents: subtotal - discount,
      ...contact(oneOf(random, guests)),
      notes: random() < 0.2 ? 'One of us is slow uphill and cheerful about it.' : null,
      promo_code: promo,
      source: oneOf(random, ['public-tours-page', 'public-tours-page', 'admin-dashboard']),
      paid_at: paid ? created : null,
      payment_reference: null,
      room_number: null,
      room_guest_name: null,
      room_booking_id: null,
      flag: null,
      cancel_reason: cancelled ? 'Cancelled by the guest' : null,
      device_time: null,
      changed_by: null,
      language: null,
      created_at: created,
    }
  })
}

/** How many places of each day are gone: what everyone may know of the bookings. */
export function tourDays(bookings: readonly Dated<'tour_bookings'>[]): Dated<'tour_days'>[] {
  const days = new Map<string, Dated<'tour_days'>>()
  for (const { tour_id, date, people, status, created_at } of bookings) {
    if (!placeKeepingStatuses.some((one) => one === status)) continue
    const id = `tour-day-${tour_id}-${date}`
    const day = days.get(id) ?? { id, tour_id, date, people: 0, approved: 0, created_at }
    days.set(id, {
      ...day,
      people: day.people + people,
      approved: day.approved + (status === 'approved' ? people : 0),
    })
  }
  return [...days.values()]
}
