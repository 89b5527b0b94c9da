import * as z from 'zod/mini'
import { roomState, setRoomCondition as setBody } from '#contract/room-states.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import { read, refuse, write } from '../../http/endpoint.ts'
import { keepCondition, roomStateOf, roomStateRows } from './rows.ts'

/** GET /api/rooms/states: every room of which something was said. */
const listRoomStates = read({
  name: 'listRoomStates',
  answer: z.object({ data: z.array(roomState) }),
  async read(db) {
    return { data: await roomStateRows(db, null) }
  },
})

/** PATCH /api/rooms/{id}/condition: what somebody saw with their own eyes; the last word holds. */
const setRoomCondition = write({
  name: 'setRoomCondition',
  body: setBody,
  answer: z.object({ data: roomState }),
  async write(tx, { params, body, operation }) {
    const room = await tx.lock('rooms', params.id ?? '')
    if (room === undefined) return refuse('not_found', 'This room is not in the house.')
    const { row, was } = await keepCondition(tx, room.id, body.condition, {
      note: body.note ?? null,
      deviceTime: operation?.deviceTime ?? null,
    })
    return {
      status: 200,
      body: { data: roomStateOf(row) },
      ...(was !== body.condition && {
        changes: [
          {
            resource: 'room_states',
            rowId: room.id,
            changed: { condition: [was, body.condition] },
          },
        ],
      }),
    }
  },
})

export const endpoints: Endpoint[] = [listRoomStates, setRoomCondition]
