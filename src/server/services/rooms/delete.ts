import * as z from 'zod/mini'
import { deletedRoom } from '#contract/rooms-manage.ts'
import { dayIn } from '#domain/days.ts'
import { countOf } from '../../db/count.ts'
import { refuse, write, type Answer } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { photographsOf } from './pictures.ts'
import { activeRooms, roomWire } from './wire.ts'
import { bookingsNotOver } from './touch.ts'
import { lockRoom } from './update.ts'

const deleted: Answer = { status: 200, body: { message: 'Room deleted' } }

/** Leaves a tombstone: past stays and their money still name the room. */
export const deleteRoom = write({
  name: 'deleteRoom',
  body: z.object({}),
  answer: deletedRoom,
  async prepare({ params }, { store, pictures }) {
    const room = await activeRooms(store.db)
      .where('id', '=', params.id ?? '')
      .executeTakeFirst()
    if (room) await pictures.touch(photographsOf(room))
  },
  async write(tx, { params, now }) {
    const id = params.id ?? ''
    const was = await tx.db
      .selectFrom('rooms')
      .select('deleted_at')
      .where('id', '=', id)
      .executeTakeFirst()
    // A colleague was faster: it is as it was wished.
    if (was !== undefined && was.deleted_at !== null) return deleted
    const row = await lockRoom(tx, id)
    const { timezone } = await settingsOf(tx.db)
    const count = await countOf(bookingsNotOver(tx, id, dayIn(timezone, now)))
    if (count > 0) {
      const { room_number } = row
      refuse('room_has_bookings', { room_number, bookings: count }, { current: roomWire(row) })
    }
    await tx.remove('rooms', id)
    return {
      ...deleted,
      changes: [
        { resource: 'rooms', rowId: id, changed: { room_number: [row.room_number, null] } },
      ],
    }
  },
})
