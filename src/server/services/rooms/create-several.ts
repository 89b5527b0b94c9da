import { createdRooms, createRooms as createBody } from '#contract/rooms-manage.ts'
import { roomNumbers } from '#domain/setup.ts'
import { baseOf } from '../../house-settings.ts'
import type { RoomsTable } from '../../db/schema.ts'
import { MAX_PICTURE_BODY_BYTES, write, type Change } from '../../pipeline/endpoint.ts'
import { storeUploads } from '../../pictures/uploads.ts'
import { newRoomRow } from './create.ts'
import { checkAmenities, checkPrice, roomInvalid } from './rules.ts'
import { activeRooms, roomWire } from './wire.ts'

/**
 * POST /api/rooms/several: as many rooms alike as asked for, in one transaction. Numbers are given
 * under a lock, so that two people who add rooms at once get different ones.
 */
export const createRooms = write({
  name: 'createRooms',
  body: createBody,
  answer: createdRooms,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  invalid: roomInvalid,
  prepare: ({ body }, context) => storeUploads(context, body.images_base64),
  async write(tx, { body }, hashes) {
    const price = checkPrice(body.price_per_night, await baseOf(tx.db))
    await checkAmenities(tx.db, body.amenities)
    await tx.next('rooms-at-once')
    const taken = await activeRooms(tx.db).execute()
    const rows: RoomsTable[] = []
    for (const room_number of roomNumbers(
      taken.map((room) => room.room_number),
      body.count,
      body.first_number,
    )) {
      const id = tx.newId('rooms')
      const room = { ...body, room_number, name: '', is_available: true, available_from: null }
      await tx.insert('rooms', newRoomRow(id, room, price, hashes))
      rows.push(await tx.lockWritten('rooms', id))
    }
    return {
      status: 201,
      body: { data: rows.map(roomWire), message: 'Rooms created' },
      changes: rows.map(({ id, room_number }): Change => ({
        resource: 'rooms',
        rowId: id,
        changed: { room_number: [null, room_number] },
      })),
    }
  },
})
