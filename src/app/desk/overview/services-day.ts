import type { LaundryOrder } from '#contract/laundry.ts'
import type { Reservation } from '#contract/tables.ts'
import { seatsTaken } from '#domain/tables.ts'
import type { DeskRental } from '#features/cars/desk/data.ts'
import type { DeskTourBooking } from '#features/tours/desk/data.ts'

/** What the house's other services have to do on a day, soonest first. Pure. */

export interface TableSlot {
  time: string
  /** Seats taken at any one moment while a party that comes then would sit. */
  seats: number
  parties: Reservation[]
}

/** Today's open tables by the time they are for. */
export function tablesOf(reservations: readonly Reservation[], today: string): TableSlot[] {
  const open = reservations.filter(
    ({ date, status }) =>
      date === today && (status === 'pending' || status === 'confirmed' || status === 'seated'),
  )
  const times = [...new Set(open.map(({ time }) => time))].toSorted()
  return times.map((time) => ({
    time,
    seats: seatsTaken(open, time),
    parties: open.filter((one) => one.time === time),
  }))
}

/** Laundry that is to be back with its guest by today, what is overdue among it. */
export function laundryDueOf(orders: readonly LaundryOrder[], today: string): LaundryOrder[] {
  return orders
    .filter(
      ({ status, out_at }) =>
        status !== 'delivered' && status !== 'cancelled' && out_at.slice(0, 10) <= today,
    )
    .toSorted((a, b) => a.out_at.localeCompare(b.out_at))
}

/** A car or a tour that leaves today, or a car that comes back. */
export interface Outing {
  key: string
  kind: 'car' | 'back' | 'tour'
  /** `HH:MM`; '' where no time is said. */
  time: string
  what: string
  guest: string
  code: string
  status: string
  people: number | null
}

export function outingsOf(
  rentals: readonly DeskRental[],
  tours: readonly DeskTourBooking[],
  today: string,
): Outing[] {
  const living = (status: string) => status !== 'cancelled' && status !== 'completed'
  const cars = rentals.flatMap((rental): Outing[] => {
    if (!living(rental.status)) return []
    const { id, car_name: what, customer_name: guest, code, status } = rental
    const about = { what, guest, code, status, people: null }
    const out: Outing = { ...about, key: `car:${id}`, kind: 'car', time: rental.pickup_time }
    const back: Outing = { ...about, key: `back:${id}`, kind: 'back', time: rental.dropoff_time }
    return [
      ...(rental.pickup_date === today ? [out] : []),
      ...(rental.dropoff_date === today ? [back] : []),
    ]
  })
  const walks = tours
    .filter(({ date, status }) => date === today && living(status))
    .map(({ id, tour_name: what, customer_name: guest, code, status, people }): Outing => {
      return { key: `tour:${id}`, kind: 'tour', time: '', what, guest, code, status, people }
    })
  return [...walks, ...cars].toSorted((a, b) => a.time.localeCompare(b.time))
}
