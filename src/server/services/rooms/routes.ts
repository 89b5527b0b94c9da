import * as z from 'zod/mini'
import { room } from '#contract/catalogue.ts'
import { read, refuse } from '../../pipeline/endpoint.ts'
import { pageFields, pageOf } from '../page.ts'
import { matches } from '../search.ts'
import { createRoom } from './create.ts'
import { createRooms } from './create-several.ts'
import { deleteRoom } from './delete.ts'
import { activeRooms, roomWire } from './wire.ts'
import { updateRoom } from './update.ts'

/**
 * Two readers, two forms: the guest's site wants all rooms, the back office a page (`page` or `q`
 * given), whose rows it reads at data.data (spec 1 §7, spec 3 §7.1). The page's numbers stand
 * beside the rows and on top, since the documents leave open where they are read.
 */
const listRooms = read({
  name: 'listRooms',
  answer: z.union([
    z.object({ data: z.array(room) }),
    z.object({ data: z.object({ data: z.array(room), ...pageFields }), ...pageFields }),
  ]),
  async read(db, { query }) {
    const rows = await activeRooms(db).orderBy('room_number').orderBy('id').execute()
    const found = rows
      .filter((row) => matches(query.q, row.room_number, row.name, row.type))
      .map(roomWire)
    if (query.page === undefined && query.q === undefined) return { data: found }
    const page = pageOf(found, query)
    const { data: _, ...its } = page
    return { data: page, ...its }
  },
})

const getRoom = read({
  name: 'getRoom',
  answer: room,
  async read(db, { params }) {
    const row = await activeRooms(db)
      .where('id', '=', params.id ?? '')
      .executeTakeFirst()
    if (row === undefined) refuse('no_such_room')
    return roomWire(row)
  },
})

export const endpoints = [listRooms, getRoom, createRoom, createRooms, updateRoom, deleteRoom]
