import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import type { Answer } from '../../pipeline/endpoint.ts'
import { callOf, type LineKind, type RequestOf, SOURCE, type Taken } from '../cart/index.ts'
import { askForBundle } from './book-bundle.ts'
import { askForRoom } from './book-room.ts'

const everyRoom = ({ body, changes = [] }: Answer): Taken => ({
  subjects: (body as { booking_ids: string[] }).booking_ids.map((id) => ({ kind: 'room', id })),
  changes,
})

export const roomLine: LineKind<RequestOf<'room'>> = {
  offers: 'rooms',
  ids: ({ room_id }) => [room_id],
  locks: ({ room_id }) => room_id,
  async take(tx, request, { customer, language }, around, besides) {
    const body: BookRoom = { ...request, customer, language, source: SOURCE }
    return everyRoom(await askForRoom(tx, callOf(around, body), besides))
  },
  priced: (request, current) => ({ ...request, pricing: current as BookRoom['pricing'] }),
}

export const bundleLine: LineKind<RequestOf<'bundle'>> = {
  offers: 'rooms',
  ids: ({ room_ids }) => room_ids,
  async take(tx, request, { customer, language }, around, besides) {
    const body: BookBundle = { ...request, customer, language, source: SOURCE }
    return everyRoom(await askForBundle(tx, callOf(around, body), besides))
  },
  priced: (request, current) => ({ ...request, pricing: current as BookBundle['pricing'] }),
}
