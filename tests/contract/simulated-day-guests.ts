import { addDays, dayIn, timeIn } from '#domain/days.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { between, oneOf, type Random } from '#demo/random.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import type { CarsTable } from '#server/services/cars/schema.ts'
import type { ToursTable } from '#server/services/tours/schema.ts'
import { wish } from './bookings-house.ts'
import { bundleLine, carLine, cart, laundryLine, roomLine, tourLine } from './cart-house.ts'
import { wishCar } from './rentals-house.ts'
import { outing } from './tours-house.ts'

/** What guests ask for on the simulated day, and people at the desk for them: few things, wanted by many. */

const ZONE = 'Africa/Kigali'
const PHONE = '0788 123 456'

/** What the house has that day, of which there is little. */
export interface Wanted {
  rooms: readonly RoomsTable[]
  cars: readonly CarsTable[]
  tours: readonly ToursTable[]
  /** A dinner as the page sends it. */
  dinner: Record<string, unknown>
}

/** An operation, and how many rows bear its mark once the house has taken it. */
export interface Act {
  operation: Omit<NewOperation, 'actor'>
  mark: string
}

export const today = () => dayIn(ZONE, new Date())

type Operation = Act['operation']

export function act(
  mark: string,
  route: Operation['route'],
  body: unknown,
  more: Partial<Operation> = {},
): Act {
  const words = { title: route, detail: mark }
  return { mark, operation: { id: uuidv7(), route, body, words, ...more } }
}

const customer = (name: string) => ({ name, phone: PHONE, email: null })

/** The next full hour or the one after, when a meal may still be had. */
function soon(random: Random): { date: string; time: string } {
  const hour = Number(timeIn(ZONE, new Date()).slice(0, 2)) + between(random, 1, 3)
  const served = Math.min(Math.max(hour, 8), 21)
  return { date: today(), time: `${String(served).padStart(2, '0')}:00` }
}

const until = ({ date, time }: { date: string; time: string }) =>
  new Date(`${date}T${time}:00+02:00`).toISOString()

type Make = (mark: string, random: Random, wanted: Wanted, source: string) => Act

export const bookRoom: Make = (mark, random, { rooms }, source) => {
  const stay = { from: addDays(today(), between(random, 0, 3)), nights: between(random, 1, 3) }
  const body = wish(oneOf(random, rooms), stay, { source, customer: customer(mark) })
  return act(mark, 'bookRoom', body)
}

export const order: Make = (mark, random, { dinner }, source) => {
  const schedule = soon(random)
  const people = { customer: customer(mark), customer_name: mark, customer_phone: PHONE }
  const body = { ...dinner, ...people, customer_email: null, code: newCode(), schedule, source }
  return act(mark, 'placeRestaurantOrder', body, { validUntil: until(schedule) })
}

export const table: Make = (mark, random, _, source) => {
  const schedule = soon(random)
  const body = {
    ...schedule,
    party_size: between(random, 2, 12),
    notes: null,
    promo_code: null,
    custom_request: null,
    customer: customer(mark),
    source,
  }
  return act(mark, 'reserveTable', body, { validUntil: until(schedule) })
}

export const laundry: Make = (mark, _random, _wanted, source) => {
  const at = today()
  const desk = { drop_off: `${at}T10:00`, pick_up: `${addDays(at, 2)}T16:00`, pickup: true }
  const { request } = laundryLine(source === 'desk' ? desk : {})
  const body = { ...request, customer: mark, customer_phone: PHONE, customer_email: null, source }
  return act(mark, 'placeLaundryOrder', body)
}

export const rent: Make = (mark, random, { cars }, source) => {
  const trip = { from: addDays(today(), between(random, 1, 5)), days: between(random, 1, 2) }
  const body = wishCar(oneOf(random, cars), trip, { customer: customer(mark), source })
  return act(mark, 'rentCar', body)
}

export const tour: Make = (mark, random, { tours }, source) => {
  const asked = { date: addDays(today(), between(random, 1, 4)), people: between(random, 1, 3) }
  const body = outing(oneOf(random, tours), asked, { customer: customer(mark), source })
  return act(mark, 'bookTour', body)
}

/** A room, a car and a tour in one; whole or in part. */
export const carts: Make = (mark, random, { rooms, cars, tours }) => {
  const from = addDays(today(), between(random, 0, 4))
  const lines = [
    random() < 0.7
      ? roomLine(oneOf(random, rooms), { from, nights: 1 })
      : bundleLine(rooms.slice(0, 2), { from, nights: 1 }),
    random() < 0.5
      ? carLine(oneOf(random, cars), { from: addDays(from, 1), days: 1 })
      : tourLine(oneOf(random, tours), { date: addDays(from, 1), people: 1 }),
  ]
  const take = random() < 0.6 ? 'each' : 'all'
  return act(mark, 'bookCart', cart(lines, { take, customer: customer(mark), totals: null }))
}

/** A guest's own order called off again, whether or not the house has it yet. */
export function cancelOwn(mark: string, placed: Operation): Act {
  const { code } = placed.body as { code: string }
  const id = `op:${placed.id}`
  const more = { params: { id }, group: `restaurant_orders:${id}` }
  return act(mark, 'cancelOwnRestaurantOrder', { code, contact: PHONE }, more)
}

const asked: readonly [number, Make][] = [
  [0.3, bookRoom],
  [0.5, order],
  [0.62, table],
  [0.7, laundry],
  [0.8, rent],
  [0.91, tour],
  [1, carts],
]

/** Something that a guest asks for. */
export function guestAsks(mark: string, random: Random, wanted: Wanted): Act {
  const dice = random()
  const [, make = bookRoom] = asked.find(([below]) => dice < below) ?? []
  return make(mark, random, wanted, 'public')
}
