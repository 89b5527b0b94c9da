import * as z from 'zod/mini'
import {
  maxNightPrice,
  maxGuestsPerRoom,
  maxPictures,
  maxPicturesPerUpload,
  roomTypes,
} from '#domain/rooms.ts'
import { maxRoomsAtOnce } from '#domain/setup.ts'
import { room } from './catalogue.ts'
import * as f from './fields.ts'
import { rowTranslations, translations } from './translations.ts'

/** Rooms as staff edit them (spec 3 §3 "Room", §7.1). */

const fields = {
  room_number: f.requiredText(20),
  type: z.enum(roomTypes),
  capacity: z.number().check(z.int(), z.gt(0), z.lte(maxGuestsPerRoom)),
  /** In the base currency. */
  price_per_night: z.number().check(z.gt(0), z.lte(maxNightPrice * 10_000)),
  description: f.text(4000),
  is_available: z.boolean(),
  amenities: z.array(f.requiredText(60)).check(z.maxLength(40)),
  name: f.text(80),
  /** The day from which it is available again; null: none. */
  available_from: z.nullable(f.day),
  translations,
}

const sentPictures = z.optional(z.array(f.picture).check(z.maxLength(maxPicturesPerUpload)))
const removedPictures = z.optional(z.array(f.id).check(z.maxLength(maxPictures)))

/** POST /api/rooms. What is left out has the documents' default. */
export const createRoom = z.object({
  room_number: fields.room_number,
  type: z._default(fields.type, 'single'),
  capacity: z._default(fields.capacity, 1),
  price_per_night: fields.price_per_night,
  description: z._default(fields.description, ''),
  is_available: z._default(fields.is_available, true),
  amenities: z._default(fields.amenities, []),
  name: z._default(fields.name, ''),
  available_from: z._default(fields.available_from, null),
  translations: rowTranslations,
  images_base64: sentPictures,
  /** The documents send it with a new room too; it has no effect there. */
  remove_image_ids: removedPictures,
})

/**
 * POST /api/rooms/several: rooms alike, each with the same pictures, numbered on from the highest
 * number that the house has, or from `first_number`. All or none.
 */
export const createRooms = z.object({
  count: f.whole(1, maxRoomsAtOnce),
  first_number: z._default(z.nullable(f.whole(1, 99_999)), null),
  type: fields.type,
  capacity: fields.capacity,
  price_per_night: fields.price_per_night,
  description: z._default(fields.description, ''),
  amenities: z._default(fields.amenities, []),
  images_base64: sentPictures,
})
export const createdRooms = z.object({ data: z.array(room), message: z.string() })
export type CreateRooms = z.infer<typeof createRooms>

const someFields = z.partial(z.object(fields))

/**
 * PATCH /api/rooms/{id}: only the fields present change. `seen`: what the person saw in the fields
 * they changed; one that a colleague changed meanwhile is 409 `conflict`, others merge.
 */
export const updateRoom = z.extend(someFields, {
  seen: z.optional(someFields),
  images_base64: sentPictures,
  remove_image_ids: removedPictures,
})

export const savedRoom = z.object({ data: room, message: z.string() })
/** A deleted room has no row. */
export const deletedRoom = z.object({ message: z.string() })

export type CreateRoom = z.infer<typeof createRoom>
export type UpdateRoom = z.infer<typeof updateRoom>
export type RoomFields = Required<z.infer<typeof someFields>>
export type RoomField = keyof RoomFields
