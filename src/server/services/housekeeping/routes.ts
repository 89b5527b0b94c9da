import * as z from 'zod/mini'
import {
  roomState,
  setRoomCondition as setBody,
  type SetRoomCondition,
} from '#contract/room-states.ts'
import type { Tx } from '../../db/store.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import { read, refuse, write } from '../../pipeline/endpoint.ts'
import { storeCondition, roomStateOf, roomStateRows, isNewerThan } from './rows.ts'

/** GET /api/rooms/states: every room of which something was said. */
const listRoomStates = read({
  name: 'listRoomStates',
  answer: z.object({ data: z.array(roomState) }),
  async read(db) {
    return { data: await roomStateRows(db, null) }
  },
})

/**
 * Throws `conflict` where another word stands than the one that was seen, or, where none was told,
 * one that was said later. The word itself standing there already is no conflict.
 */
async function checkSeen(
  tx: Tx,
  roomId: string,
  { condition, note = null, seen }: SetRoomCondition,
  deviceTime: string | null,
): Promise<void> {
  const known = await tx.lock('room_states', roomId)
  const is = { condition: known?.condition ?? 'clean', note: known?.note ?? null }
  if (is.condition === condition && is.note === note) return
  const other = seen
    ? seen.condition !== is.condition || (seen.note !== undefined && seen.note !== is.note)
    : known !== undefined && isNewerThan(known, deviceTime)
  if (!other) return
  refuse('room_state_changed', {
    current: known === undefined ? { id: roomId, ...is } : roomStateOf(known),
  })
}

/** PATCH /api/rooms/{id}/condition: what somebody saw with their own eyes. */
const setRoomCondition = write({
  name: 'setRoomCondition',
  body: setBody,
  answer: z.object({ data: roomState }),
  async write(tx, { params, body, operation }) {
    const room = await tx.lock('rooms', params.id ?? '')
    if (room === undefined) return refuse('no_such_room')
    const deviceTime = operation?.deviceTime ?? null
    await checkSeen(tx, room.id, body, deviceTime)
    const { row, was } = await storeCondition(tx, room.id, body.condition, {
      note: body.note ?? null,
      deviceTime,
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
