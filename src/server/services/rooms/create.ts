import { translationsColumn } from '../../db/translations.ts'
import { baseOf } from '../../house-settings.ts'
import { createRoom as createBody, savedRoom, type CreateRoom } from '#contract/rooms-manage.ts'
import { MAX_PICTURE_BODY_BYTES, write } from '../../pipeline/endpoint.ts'
import { storeUploads } from '../../pictures/uploads.ts'
import { pictureColumns, picturesAfter } from './pictures.ts'
import { roomWire } from './wire.ts'
import { checkAmenities, checkDay, checkNumber, checkPrice, roomInvalid } from './rules.ts'

/** The columns of a new room; `price` in cents. */
export function newRoomRow(
  id: string,
  body: CreateRoom,
  price: number,
  hashes: readonly string[] = [],
) {
  return {
    id,
    room_number: body.room_number,
    name: body.name,
    type: body.type,
    capacity: body.capacity,
    price_per_night_cents: price,
    description: body.description,
    amenities: JSON.stringify([...new Set(body.amenities)]),
    ...pictureColumns(picturesAfter([], hashes, [])),
    is_available: body.is_available ? (1 as const) : (0 as const),
    available_from: body.available_from,
    translations: translationsColumn(body.translations ?? {}),
  }
}

/** A new room, with whatever pictures came along (spec 3 §2.3, §7.1). */
export const createRoom = write({
  name: 'createRoom',
  body: createBody,
  answer: savedRoom,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  invalid: roomInvalid,
  prepare: ({ body }, context) => storeUploads(context, body.images_base64),
  async write(tx, { body }, hashes) {
    const price = checkPrice(body.price_per_night, await baseOf(tx.db))
    checkDay(body.available_from)
    await checkNumber(tx.db, body.room_number, null)
    await checkAmenities(tx.db, body.amenities)
    const id = tx.newId('rooms')
    await tx.insert('rooms', newRoomRow(id, body, price, hashes))
    const row = await tx.lockWritten('rooms', id)
    return {
      status: 201,
      body: { data: roomWire(row), message: 'Room created' },
      changes: [
        { resource: 'rooms', rowId: id, changed: { room_number: [null, row.room_number] } },
      ],
    }
  },
})
