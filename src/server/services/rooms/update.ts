import { savedRoom, updateRoom as updateBody, type RoomField } from '#contract/rooms-manage.ts'
import type { RoomsTable } from '../../db/schema.ts'
import { baseOf } from '../../house-settings.ts'
import type { Tx } from '../../db/store.ts'
import { MAX_PICTURE_BODY_BYTES, refuse, write, type Change } from '../../pipeline/endpoint.ts'
import { fieldsChangedSince } from '../../pipeline/fields-changed-since.ts'
import { storeUploads } from '../../pictures/uploads.ts'
import { imagesOf, photographsOf, pictureColumns, picturesAfter } from './pictures.ts'
import { columnsOf, differs, fieldNames, fieldsOf, type SomeFields } from './fields.ts'
import { activeRooms, roomWire } from './wire.ts'
import { checkAmenities, checkDay, checkNumber, checkPrice, roomInvalid } from './rules.ts'
import { touchBookings } from './touch.ts'

/** Field labels for conflicts. */
const fieldLabels: Record<RoomField, string> = {
  room_number: 'room number',
  type: 'type',
  capacity: 'capacity',
  price_per_night: 'price per night',
  description: 'description',
  is_available: 'availability',
  amenities: 'amenities',
  name: 'name',
  available_from: 'day it can be had from',
  translations: 'words in other languages',
}

/** The room as it is, locked. Throws `not_found`. */
export async function lockRoom(tx: Tx, id: string | undefined): Promise<RoomsTable> {
  const row = await tx.lock('rooms', id ?? '')
  return row ?? refuse('no_such_room')
}

async function check(tx: Tx, id: string, requested: SomeFields): Promise<void> {
  if (requested.price_per_night !== undefined) {
    checkPrice(requested.price_per_night, await baseOf(tx.db))
  }
  if (requested.available_from !== undefined) checkDay(requested.available_from)
  if (requested.room_number !== undefined) await checkNumber(tx.db, requested.room_number, id)
  if (requested.amenities !== undefined) await checkAmenities(tx.db, requested.amenities)
}

/** What bookings and payments say of their room on the wire. */
const shownOnBookings = ['room_number', 'name', 'type'] as const

/**
 * Some fields of a room, pictures added and taken away. A field that a colleague changed meanwhile
 * is 409 `conflict` with the room as it is, and then nothing is changed; what nobody else touched
 * merges. A picture added or gone twice is no conflict.
 */
export const updateRoom = write({
  name: 'updateRoom',
  body: updateBody,
  answer: savedRoom,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  invalid: roomInvalid,
  async prepare({ params, body }, context) {
    const { db } = context.store
    const room = await activeRooms(db)
      .where('id', '=', params.id ?? '')
      .executeTakeFirst()
    // Nothing is decoded for a room that is not there.
    if (room === undefined) refuse('no_such_room')
    // From now on they are nobody's: their month begins.
    const removed = body.remove_image_ids ?? []
    await context.pictures.touch(photographsOf(room).filter((hash) => removed.includes(hash)))
    return await storeUploads(context, body.images_base64)
  },
  async write(tx, { params, body, operation, now }, hashes) {
    const row = await lockRoom(tx, params.id)
    const is = fieldsOf(row)
    const requested: SomeFields = {}
    for (const field of fieldNames) {
      if (differs(field, body[field], is[field])) Object.assign(requested, { [field]: body[field] })
    }
    const seen = body.seen ?? {}
    const unseen = fieldNames.filter((field) => field in requested && seen[field] === undefined)
    const later = await fieldsChangedSince(
      tx,
      { operation },
      { resource: 'rooms', id: row.id },
      unseen,
    )
    const changed = fieldNames.filter(
      (field) =>
        field in requested && (differs(field, seen[field], is[field]) || later.includes(field)),
    )
    if (changed.length > 0) {
      const labels = changed.map((field) => fieldLabels[field])
      refuse(
        'room_changed',
        { fields: labels },
        {
          current: roomWire(row),
        },
      )
    }
    await check(tx, row.id, requested)
    const had = imagesOf(row)
    const images = picturesAfter(had, hashes, body.remove_image_ids ?? [])
    const pictures = JSON.stringify(images) === JSON.stringify(had) ? {} : pictureColumns(images)
    const columns = { ...columnsOf(requested), ...pictures }
    if (Object.keys(columns).length === 0) {
      return { status: 200, body: { data: roomWire(row), message: 'Room updated' } }
    }
    const saved = await tx.update('rooms', row.id, columns)
    if (shownOnBookings.some((field) => field in requested)) await touchBookings(tx, row.id, now)
    const audit: Change['changed'] = {}
    for (const field of fieldNames)
      if (field in requested) audit[field] = [is[field], requested[field]]
    if ('images' in columns) audit.images = [had.length, images.length]
    return {
      status: 200,
      body: { data: roomWire(saved), message: 'Room updated' },
      changes: [{ resource: 'rooms', rowId: row.id, changed: audit }],
    }
  },
})
