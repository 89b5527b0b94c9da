import type { Dated } from '../rows.ts'
import type { Guest } from './contact.ts'
import type { World } from './world.ts'
import { keepsCar, rentalExtraCents, rentalTotals } from '#domain/cars.ts'
import { addDays, daysBetween } from '#domain/days.ts'
import { cars } from '../cars.ts'
import { between, oneOf } from '../random.ts'
import { contact } from './contact.ts'
import { codeFrom, futureDays, madeAt, pastDays, quarterBetween } from './world.ts'

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
      const totals = rentalTotals(car.daily_rate_cents, days, extras, rentalExtraCents)
      const status = rentalStatus(world, day, back)
      made.push({
        id: `rental-${made.length + 1}`,
        code: codeFrom(random),
        car_id: car.id,
        status,
        payment_reference: null,
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
        extras_prices: null,
        ...contact(oneOf(random, guests)),
        base_cents: totals.base_cents,
        extras_cents: totals.extras_cents,
        total_cents: totals.total_cents,
        source: oneOf(random, ['public-car-page', 'public-car-page', 'desk']),
        flag: null,
        room_booking_id: null,
        cancel_reason: status === 'cancelled' ? 'Cancelled by the guest' : null,
        device_time: null,
        changed_by: null,
        language: null,
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

/** What everyone may know of them: when the cars are out that rentals keep. */
export const carDays = (made: readonly Dated<'car_rentals'>[]): Dated<'car_days'>[] =>
  made
    .filter((rental) => keepsCar(rental.status))
    .map((rental) => ({
      id: `outing-${rental.id}`,
      rental_id: rental.id,
      car_id: rental.car_id,
      pickup_date: rental.pickup_date,
      pickup_time: rental.pickup_time,
      dropoff_date: rental.dropoff_date,
      dropoff_time: rental.dropoff_time,
      created_at: rental.created_at,
    }))

function rentalStatus({ random, today }: World, from: string, to: string): string {
  if (random() < 0.07) return 'cancelled'
  if (to < today) return 'completed'
  if (from <= today) return 'active'
  return random() < 0.4 ? 'pending' : 'approved'
}
