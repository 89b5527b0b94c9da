import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addDays, dayIn } from '#domain/days.ts'
import type { Store } from '../../db/store.ts'
import { tokenHash } from '../../pipeline/tokens.ts'
import type { Context } from '../../pipeline/context.ts'
import { sendNotFound } from '../../http/errors.ts'
import { settingsOf } from '../../house-settings.ts'
import { activeRooms } from '../rooms/index.ts'
import { keyPlace } from './places.ts'
import { busyFile, type BusyStay } from './busy-file.ts'

/** Channels ask a few times an hour; an answer of a quarter of an hour ago is good enough for none. */
const CACHE = 'private, no-cache'

const same = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)))

/** Nights that the desk holds for a guest for days: another channel would sell them meanwhile. */
async function heldByDesk({ db }: Store, roomId: string, today: string): Promise<BusyStay[]> {
  const rows = await db
    .selectFrom('hotel_bookings')
    .select(['id', 'version', 'changed_at', 'check_in', 'check_out'])
    .where('room_id', '=', roomId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'pending')
    .where('hold_until', '>=', today)
    .orderBy('check_in')
    .orderBy('id')
    .execute()
  // Nothing public names a booking.
  return rows.map((row) => ({ ...row, id: `hold-${tokenHash(row.id).slice(0, 24)}` }))
}

/**
 * GET /api/rooms/{id}/calendar.ics?key=…: a room's busy nights for other channels. Not of the
 * contract, which speaks JSON. A wrong key and a room that is not there are one answer.
 */
export function serveCalendars(api: FastifyInstance, { store, now }: Context): void {
  api.get<{ Params: { id: string }; Querystring: { key?: unknown } }>(
    '/api/rooms/:id/calendar.ics',
    async ({ params, query }, reply) => {
      const { db, seal } = store
      const calendar = await db
        .selectFrom('room_calendars')
        .select('key')
        .where('room_id', '=', params.id)
        .executeTakeFirst()
      const key = typeof query.key === 'string' ? query.key : ''
      const right = calendar && seal.open(keyPlace(params.id), calendar.key)
      if (typeof right !== 'string' || !same(right, key)) return sendNotFound(reply)
      const room = await activeRooms(db).where('id', '=', params.id).executeTakeFirst()
      if (room === undefined) return sendNotFound(reply)
      const { timezone } = await settingsOf(db)
      const stays = await db
        .selectFrom('stays')
        .select(['id', 'version', 'changed_at', 'check_in', 'check_out'])
        .where('room_id', '=', room.id)
        .where('deleted_at', 'is', null)
        .where('check_out', '>', addDays(dayIn(timezone, now()), -1))
        .orderBy('check_in')
        .orderBy('id')
        .execute()
      const held = await heldByDesk(store, room.id, dayIn(timezone, now()))
      reply.header('cache-control', CACHE)
      reply.header('x-robots-tag', 'noindex')
      reply.header('content-disposition', 'attachment; filename="calendar.ics"')
      return await reply
        .type('text/calendar; charset=utf-8')
        .send(busyFile(room.name || room.room_number, [...stays, ...held], now()))
    },
  )
}
