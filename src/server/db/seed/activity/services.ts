import type { Dated, Plain } from '../rows.ts'
import type { Stay } from './stays.ts'
import type { World } from './world.ts'
import { addDays, daysBetween } from '#domain/days.ts'
import { roundHalfUp, shareOf } from '#domain/money.ts'
import { cars } from '../cars.ts'
import { houseSettings } from '../house.ts'
import { laundryServices } from '../laundry.ts'
import { between, oneOf } from '../random.ts'
import { rooms } from '../rooms.ts'
import { tours } from '../tours.ts'
import { codeFrom, futureDays, madeAt, pastDays, quarterBetween } from './world.ts'

type Guest = Plain<'customers'>

const contact = (guest: Guest) => ({
  customer_name: guest.name,
  customer_phone: guest.phone,
  customer_email: guest.email,
})

/** Laundry from guests in the house and from the town, in all states. */
export function laundry(
  world: World,
  guests: readonly Guest[],
  made: readonly Stay[],
): Dated<'laundry_orders'>[] {
  const { random, today } = world
  const { laundry_pickup_fee_cents: pickupFee, laundry_rush_rate: rushRate } = houseSettings(today)
  return Array.from({ length: 44 }, (_, index) => {
    const day = addDays(today, between(random, index < 8 ? -1 : -pastDays, index < 8 ? 1 : -2))
    const inHouse = made.filter(
      (stay) => stay.status !== 'cancelled' && stay.check_in <= day && day < stay.check_out,
    )
    const stay = inHouse.length > 0 && random() < 0.7 ? oneOf(random, inHouse) : undefined
    const guest = guests.find((one) => one.id === stay?.customer_id) ?? oneOf(random, guests)
    const list = [...laundryServices]
      .map((service) => ({ service, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, between(random, 1, 3))
      .map(({ service: { id, name, unit, price_cents } }) => ({
        service_id: id,
        name,
        unit,
        price_cents,
        qty: unit === 'per kg' ? between(random, 2, 9) / 2 : between(random, 1, 5),
      }))
    const subtotal = list.reduce((sum, line) => sum + roundHalfUp(line.price_cents * line.qty), 0)
    const rush = random() < 0.25
    const pickup = stay === undefined
    const fees = (pickup ? pickupFee : 0) + (rush ? shareOf(subtotal, rushRate) : 0)
    const status =
      day < addDays(today, -1)
        ? random() < 0.08
          ? 'cancelled'
          : 'delivered'
        : day > today
          ? 'pending'
          : oneOf(random, ['pending', 'processing', 'ready', 'delivered'])
    const back = addDays(day, rush ? 1 : 2)
    const doneAt = madeAt(world, back, '15:00')
    return {
      id: `laundry-order-${index + 1}`,
      code: codeFrom(random),
      status,
      payment_status: status === 'delivered' ? 'paid' : 'unpaid',
      ...contact(guest),
      room: rooms.find((room) => room.id === stay?.room_id)?.room_number ?? null,
      address: pickup
        ? oneOf(random, ['Market Street 4, Musanze', 'Near the stadium, Musanze'])
        : null,
      pickup: pickup ? 1 : 0,
      rush: rush ? 1 : 0,
      in_at: `${day}T${quarterBetween(random, 8, 12)}`,
      out_at: `${back}T16:00`,
      notes: random() < 0.2 ? 'No softener, please.' : null,
      items: JSON.stringify(list),
      subtotal_cents: subtotal,
      fees_cents: fees,
      total_cents: subtotal + fees,
      source: pickup ? 'public' : 'desk',
      ready_at: status === 'ready' || status === 'delivered' ? doneAt : null,
      delivered_at: status === 'delivered' ? doneAt : null,
      created_at: madeAt(world, addDays(day, pickup ? -1 : 0), quarterBetween(random, 7, 8)),
    }
  })
}

/** What car extras cost in cents (spec 2 §9): a day, save pick-up and delivery, which is flat. */
const carExtras = { gps: 500, child_seat: 300, additional_driver: 700, insurance: 1000 } as const
const deliveryCents = 800

/** Rentals of cars; no car is out twice on a day. */
export function carRentals(world: World, guests: readonly Guest[]): Dated<'car_rentals'>[] {
  const { random, today } = world
  const made: Dated<'car_rentals'>[] = []
  for (const car of cars) {
    if (car.is_available === 0) continue
    let day = addDays(today, -pastDays + between(random, 0, 5))
    while (daysBetween(today, day) < futureDays - 5) {
      const days = between(random, 1, 4)
      const back = addDays(day, days)
      const extras = {
        gps: random() < 0.5,
        child_seat: random() < 0.15,
        additional_driver: random() < 0.25,
        insurance: random() < 0.6,
        pickup_delivery: random() < 0.5,
      }
      const perDay = Object.entries(carExtras).reduce(
        (sum, [name, cents]) => sum + (extras[name as keyof typeof carExtras] ? cents : 0),
        0,
      )
      const base = car.daily_rate_cents * days
      const added = perDay * days + (extras.pickup_delivery ? deliveryCents : 0)
      const status = rentalStatus(world, day, back)
      made.push({
        id: `rental-${made.length + 1}`,
        code: codeFrom(random),
        car_id: car.id,
        status,
        payment_status: ['completed', 'active'].includes(status) ? 'paid' : 'unpaid',
        pickup_date: day,
        pickup_time: '10:00',
        dropoff_date: back,
        dropoff_time: '10:00',
        pickup_location: oneOf(random, [
          'The house',
          'Kigali International Airport',
          'Musanze town',
        ]),
        dropoff_location: 'The house',
        extras: JSON.stringify(extras),
        ...contact(oneOf(random, guests)),
        base_cents: base,
        extras_cents: added,
        total_cents: base + added,
        source: oneOf(random, ['public-car-page', 'public-car-page', 'desk']),
        created_at: madeAt(
          world,
          addDays(day, -between(random, 1, 12)),
          quarterBetween(random, 8, 20),
        ),
      })
      day = addDays(back, between(random, 3, 9))
    }
  }
  return made
}

function rentalStatus({ random, today }: World, from: string, to: string): string {
  if (random() < 0.07) return 'cancelled'
  if (to < today) return 'completed'
  if (from <= today) return 'active'
  return random() < 0.4 ? 'pending' : 'approved'
}

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
      created_at: created,
    }
  })
}

/** Tables kept for guests, some tonight. */
export function tableReservations(
  world: World,
  guests: readonly Guest[],
): Dated<'table_reservations'>[] {
  const { random, today } = world
  return Array.from({ length: 48 }, (_, index) => {
    const date = addDays(today, index < 5 ? 0 : between(random, -pastDays, 10))
    const { customer_name, customer_phone, customer_email } = contact(oneOf(random, guests))
    return {
      id: `table-${index + 1}`,
      code: codeFrom(random),
      status:
        date < today
          ? oneOf(random, ['completed', 'completed', 'completed', 'no-show', 'cancelled'])
          : oneOf(random, ['pending', 'confirmed', 'confirmed']),
      date,
      time: quarterBetween(random, 18, 20),
      party_size: between(random, 2, 6),
      notes: random() < 0.25 ? 'Terrace, if it stays dry.' : null,
      custom_request: null,
      promo_code: null,
      customer_name,
      customer_phone: customer_phone ?? '',
      customer_email,
      source: oneOf(random, ['public', 'public', 'desk']),
      created_at: madeAt(
        world,
        addDays(date, -between(random, 0, 6)),
        quarterBetween(random, 8, 17),
      ),
    }
  })
}
