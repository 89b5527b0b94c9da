import type { Kysely } from 'kysely'
import { addDays, dayIn } from '#domain/days.ts'
import { blockingStatuses, type BookingStatus } from '#domain/stays.ts'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/schema.ts'
import { settingsOf } from '../../house-settings.ts'
import { pageMeta } from '../page.ts'
import type { ListQuery } from './list-query.ts'

/**
 * Nights that are gone, for anyone, and nothing of whose they are: room, days and state. Only such
 * as are yet to come; of states only those that block a room.
 */
export async function occupiedNights(db: Kysely<Database>, asked: ListQuery, now: Date) {
  const { timezone } = await settingsOf(db)
  const blocking: readonly string[] = blockingStatuses
  const states = asked.states?.filter((state) => blocking.includes(state)) ?? [...blocking]
  if (states.length === 0) return { data: [], ...pageMeta(0, asked) }
  const rows = db
    .selectFrom('stays')
    .where('deleted_at', 'is', null)
    .where('check_out', '>', addDays(dayIn(timezone, now), -1))
    .where('status', 'in', states)
  const total = await countOf(rows)
  const data = await rows
    .select(['room_id', 'check_in', 'check_out', 'status'])
    .orderBy('check_out')
    .orderBy('id')
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage)
    .execute()
  return {
    data: data.map((row) => ({ ...row, status: row.status as BookingStatus })),
    ...pageMeta(total, asked),
  }
}
