import type { Kysely } from 'kysely'
import type { Database, RoomsTable } from '../../db/schema.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { livingRooms } from '../rooms/index.ts'

const NOT_HERE = 'This room is not in the house.'

/** The room a guest asks for. Throws `validation` under `room_id`. */
export async function roomAsked(db: Kysely<Database>, id: string): Promise<RoomsTable> {
  const room = await livingRooms(db).where('id', '=', id).executeTakeFirst()
  return room ?? refuse('validation', NOT_HERE, { errors: { room_id: [NOT_HERE] } })
}

/** Several, each once, in the order asked for. Throws `validation` under `room_ids`. */
export async function roomsAsked(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<RoomsTable[]> {
  const errors: Record<string, string[]> = {}
  const rows = await livingRooms(db)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const known = new Map(rows.map((room) => [room.id, room]))
  const rooms = ids.flatMap((id, at) => {
    const room = known.get(id)
    if (room === undefined) errors[`room_ids.${at}`] = [NOT_HERE]
    else if (ids.indexOf(id) !== at) errors[`room_ids.${at}`] = ['This room is named twice.']
    return room ?? []
  })
  const [first] = Object.values(errors)
  if (first?.[0] !== undefined) refuse('validation', first[0], { errors })
  return rooms
}
