import { expect } from 'vitest'
import type { Payable } from '#contract/payments.ts'
import { tableOf } from '#contract/services/index.ts'
import { addDays } from '#domain/days.ts'
import type { Store } from '#server/db/store.ts'
import { booking } from './bookings-house.ts'
import { addService, wish } from './custom-house.ts'
import { dinner, TODAY, type Answered, type House } from './http-house.ts'
import { book, type Started } from './payments-house.ts'
import { addCar, wishCar } from './rentals-house.ts'
import { addTour, outing } from './tours-house.ts'

/** A whole stay as a cart makes it, each line by its own service's way. */

export interface Subject {
  kind: Payable
  id: string
}

/** What money changes on a subject's row. */
export async function rowOf(store: Store, { kind, id }: Subject) {
  if (kind === 'room') return await booking(store, id)
  return await store.db
    .selectFrom(tableOf[kind] as 'car_rentals')
    .select(['id', 'status', 'payment_status', 'flag', 'total_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function made(house: House, url: string, body: object): Promise<string> {
  const answer = await house.ask('POST', url, { body })
  expect(answer.status, answer.text).toBe(201)
  return String(answer.body.id)
}

export const orderMeal = async (house: House, changes: Record<string, unknown> = {}) =>
  made(house, '/api/restaurant/orders', await dinner(house.store, changes))

/** A massage, on a service of its own. */
export const orderOwn = async (house: House) =>
  made(house, '/api/custom-orders', wish(await addService(house.store)))

export const rent = async (house: House) =>
  made(house, '/api/car-rentals/orders', wishCar(await addCar(house.store)))

export const bookTour = async (house: House, changes: Record<string, unknown> = {}) =>
  made(house, '/api/tours/bookings', outing(await addTour(house.store), {}, changes))

export const wash = (house: House) =>
  made(house, '/api/laundry-orders/create-public', {
    customer: 'Aline Mukamana',
    customer_phone: '0788 123 456',
    customer_email: 'aline@example.com',
    room: null,
    address: 'Market Street 4, Musanze',
    pickup: true,
    pick_up: `${TODAY}T16:00`,
    drop_off: `${addDays(TODAY, 2)}T16:00`,
    rush: false,
    notes: 'No softener, please',
    items: [{ service_id: 'laundry-shirt', qty: 2 }],
    source: 'public',
  })

/** Two rooms, a meal, laundry, a car, a tour and a massage, all by the same guest. */
export async function bookStay(house: House) {
  const { ids, rooms } = await book(house, { quantity: 2 })
  const subjects: Subject[] = [
    ...ids.map((id): Subject => ({ kind: 'room', id })),
    { kind: 'restaurant', id: await orderMeal(house) },
    { kind: 'laundry', id: await wash(house) },
    { kind: 'car', id: await rent(house) },
    { kind: 'tour', id: await bookTour(house) },
    { kind: 'custom', id: await orderOwn(house) },
  ]
  let cents = 0
  for (const subject of subjects) cents += (await rowOf(house.store, subject)).total_cents
  const one = (kind: Payable) => {
    const found = subjects.find((subject) => subject.kind === kind)
    if (found === undefined) throw new Error(`No ${kind} in this stay`)
    return found
  }
  return { subjects, rooms, cents, one }
}

export const tryStartFor = (house: House, subjects: readonly Subject[]): Promise<Answered> =>
  house.ask('POST', '/api/payments/start', { body: { subjects } })

export async function startFor(house: House, subjects: readonly Subject[]): Promise<Started> {
  const answer = await tryStartFor(house, subjects)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as unknown as Started
}
