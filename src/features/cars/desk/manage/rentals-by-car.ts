import { keepsCar } from '#domain/cars.ts'
import { addDays } from '#domain/days.ts'
import { openFirst } from '#parts/desk/open-first.ts'
import type { DeskRental } from '../data.ts'

/** How far ahead the strip of a car looks, days. */
const STRIP_DAYS = 14

/** What a car does on a day: `back`: it comes home and is free after that. */
interface StripDay {
  day: string
  state: 'free' | 'out' | 'back'
}

/** Rentals during which nobody else can have the car, by car, the earliest first. */
export function rentalsByCar(
  rentals: readonly DeskRental[],
): ReadonlyMap<string, readonly DeskRental[]> {
  const found = new Map<string, DeskRental[]>()
  for (const rental of rentals) {
    if (!keepsCar(rental.status)) continue
    found.set(rental.car_id, [...(found.get(rental.car_id) ?? []), rental])
  }
  for (const some of found.values()) {
    some.sort((a, b) => (a.pickup_date < b.pickup_date ? -1 : 1))
  }
  return found
}

/** Two weeks of a car from a day on. */
export function carStrip(rentals: readonly DeskRental[], from: string): StripDay[] {
  return Array.from({ length: STRIP_DAYS }, (_, at) => {
    const day = addDays(from, at)
    const leaves = rentals.some(
      (one) => one.pickup_date === day || (one.pickup_date < day && day < one.dropoff_date),
    )
    if (leaves) return { day, state: 'out' }
    return { day, state: rentals.some((one) => one.dropoff_date === day) ? 'back' : 'free' }
  })
}

/** Rentals under way on a day, for 'Active Rentals'. */
export function isActive(rental: DeskRental, today: string): boolean {
  return keepsCar(rental.status) && rental.pickup_date <= today && today <= rental.dropoff_date
}

/** 'Active & Recent Rentals': what is not over first, the next one on top, then the latest. */
export function activeAndRecent(rentals: readonly DeskRental[]): readonly DeskRental[] {
  return rentals.toSorted(
    openFirst(
      ({ status }) => !keepsCar(status),
      (rental) => rental.pickup_date,
    ),
  )
}
