import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import type { Answer } from '../../pipeline/endpoint.ts'
import {
  toCall,
  type CartLineHandler,
  type RequestOf,
  CART_SOURCE,
  type LineBooking,
} from '../cart/index.ts'
import { requestBundle } from './book-bundle.ts'
import { requestRoom } from './book-room.ts'

const bookingOfRooms = ({ body, changes = [] }: Answer): LineBooking => ({
  subjects: (body as { booking_ids: string[] }).booking_ids.map((id) => ({ kind: 'room', id })),
  changes,
})

export const roomLine: CartLineHandler<RequestOf<'room'>> = {
  offerTable: 'rooms',
  offerIds: ({ room_id }) => [room_id],
  lockKey: ({ room_id }) => room_id,
  async book(tx, request, { customer, language }, context, alsoRequested) {
    const body: BookRoom = { ...request, customer, language, source: CART_SOURCE }
    return bookingOfRooms(await requestRoom(tx, toCall(context, body), alsoRequested))
  },
  withCurrentPrice: (request, current) => ({ ...request, pricing: current as BookRoom['pricing'] }),
}

export const bundleLine: CartLineHandler<RequestOf<'bundle'>> = {
  offerTable: 'rooms',
  offerIds: ({ room_ids }) => room_ids,
  async book(tx, request, { customer, language }, context, alsoRequested) {
    const body: BookBundle = { ...request, customer, language, source: CART_SOURCE }
    return bookingOfRooms(await requestBundle(tx, toCall(context, body), alsoRequested))
  },
  withCurrentPrice: (request, current) => ({
    ...request,
    pricing: current as BookBundle['pricing'],
  }),
}
