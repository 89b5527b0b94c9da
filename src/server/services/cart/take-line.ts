import type { CartLine, CartKind } from '#contract/cart.ts'
import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import type { RentCar } from '#contract/rentals.ts'
import type { PlaceOrder } from '#contract/restaurant.ts'
import type { BookTour } from '#contract/tour-bookings.ts'
import type { Tx } from '../../db/store.ts'
import { Refusal, type Answer, type Call, type Change, type Endpoint } from '../../http/endpoint.ts'
import { validate } from '../../http/validate.ts'
import { askForBundle } from '../bookings/book-bundle.ts'
import { askForRoom } from '../bookings/book-room.ts'
import type { Asked } from '../bookings/free-rooms.ts'
import { rentCar } from '../cars/rent.ts'
import { placeLaundryOrder } from '../laundry/place.ts'
import { placeRestaurantOrder } from '../restaurant/place.ts'
import { bookTourEndpoint } from '../tours/book.ts'
import type { Subject } from './subjects.ts'

/** What the cart says for all of its lines. */
export interface Guest {
  customer: { name: string; phone: string; email: string | null }
  language: 'en' | 'fr' | 'rw' | undefined
  method: 'counter' | 'card'
}

/** Who asks and when: a call without its body. */
export type Around = Pick<Call, 'actor' | 'operation' | 'now' | 'address'>

/** What a line became. */
export interface Taken {
  subjects: Subject[]
  changes: readonly Change[]
}

/** As every line's rows say where they came from. */
const SOURCE = 'public-book'

type Take<Kind extends CartKind> = (
  tx: Tx,
  line: Extract<CartLine, { kind: Kind }>,
  guest: Guest,
  around: Around,
  besides: readonly Asked[],
) => Promise<Taken>

const callOf = <Body>(around: Around, body: Body): Call<Body> => ({
  ...around,
  params: {},
  query: {},
  body,
})

/** Runs what the service's own path runs, its schema included. */
async function run(
  tx: Tx,
  endpoint: Endpoint,
  around: Around,
  body: PlaceOrder | PlaceLaundryOrder | RentCar | BookTour,
): Promise<Answer> {
  if (endpoint.kind !== 'write' || endpoint.prepare !== undefined) {
    throw new Error(`${endpoint.name} is no plain write`)
  }
  const checked = validate(endpoint.body, body, endpoint.invalid)
  return await endpoint.write(tx, callOf(around, checked), undefined as never)
}

const oneRow =
  (kind: Subject['kind']) =>
  ({ body, changes = [] }: Answer): Taken => ({
    subjects: [{ kind, id: (body as { id: string }).id }],
    changes,
  })

const everyRoom = ({ body, changes = [] }: Answer): Taken => ({
  subjects: (body as { booking_ids: string[] }).booking_ids.map((id) => ({ kind: 'room', id })),
  changes,
})

/** Nothing is paid by this call: a cart's card payment follows, one for all of it. */
const unpaid = ({ method }: Guest) =>
  ({
    method: method === 'card' ? 'card' : 'cash',
    amount: 0,
    reference: null,
    processor: null,
  }) as const

const takers: { [Kind in CartKind]: Take<Kind> } = {
  async room(tx, { request }, { customer, language }, around, besides) {
    const body: BookRoom = { ...request, customer, language, source: SOURCE }
    return everyRoom(await askForRoom(tx, callOf(around, body), besides))
  },
  async bundle(tx, { request }, { customer, language }, around, besides) {
    const body: BookBundle = { ...request, customer, language, source: SOURCE }
    return everyRoom(await askForBundle(tx, callOf(around, body), besides))
  },
  async restaurant(tx, { request }, guest, around) {
    const { customer, language } = guest
    const body = { ...request, customer, language, payment: unpaid(guest), source: SOURCE }
    return oneRow('restaurant')(await run(tx, placeRestaurantOrder, around, body))
  },
  async laundry(tx, { request }, { customer, language }, around) {
    const { name, phone, email } = customer
    const whose = { customer: name, customer_phone: phone, customer_email: email }
    const body = { ...request, ...whose, language, source: SOURCE }
    return oneRow('laundry')(await run(tx, placeLaundryOrder, around, body))
  },
  async car(tx, { request }, { customer, language }, around) {
    const body = { ...request, customer, language, source: SOURCE }
    return oneRow('car')(await run(tx, rentCar, around, body))
  },
  async tour(tx, { request }, guest, around) {
    const { customer, language } = guest
    const body = { ...request, customer, language, payment: unpaid(guest), source: SOURCE }
    return oneRow('tour')(await run(tx, bookTourEndpoint, around, body))
  },
}

/** The line as it would be at the house's price: `current` of its service's `price_changed`. */
function atHousePrice(line: CartLine, current: unknown): CartLine {
  switch (line.kind) {
    case 'room':
      return { ...line, request: { ...line.request, pricing: current as BookRoom['pricing'] } }
    case 'bundle':
      return { ...line, request: { ...line.request, pricing: current as BookBundle['pricing'] } }
    case 'restaurant':
      return { ...line, request: { ...line.request, totals: current as PlaceOrder['totals'] } }
    case 'laundry':
      return {
        ...line,
        request: { ...line.request, totals: current as PlaceLaundryOrder['totals'] },
      }
    case 'car':
      return { ...line, request: { ...line.request, totals: current as RentCar['totals'] } }
    case 'tour': {
      const { pricing } = current as Pick<BookTour, 'pricing'>
      return { ...line, request: { ...line.request, pricing } }
    }
  }
}

/**
 * Takes one line as its service would by itself, or leaves nothing of it and throws the service's
 * refusal. What the line says of its own price is not compared: a cart is compared by its sum.
 */
export async function takeLine(
  tx: Tx,
  line: CartLine,
  guest: Guest,
  around: Around,
  besides: readonly Asked[],
): Promise<Taken> {
  const take = takers[line.kind] as Take<CartKind>
  try {
    return await tx.attempt(() => take(tx, line, guest, around, besides))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price_changed') throw error
    const priced = atHousePrice(line, error.current)
    return await tx.attempt(() => take(tx, priced, guest, around, besides))
  }
}
