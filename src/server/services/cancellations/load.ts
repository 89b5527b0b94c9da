import type { Kysely } from 'kysely'
import { tableOf } from '#contract/services/index.ts'
import type { Database } from '../../db/schema.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { letterLocale } from '../../notices/words/letter-locale.ts'
import type { BookingRow } from '../bookings/index.ts'
import type { Found } from './find.ts'
import { type Own } from './own.ts'
import { ownRooms } from './own-rooms.ts'
import { ownService } from './own-services.ts'

/**
 * What was found, as its guest may see it, with what cancelling costs at `now`; undefined when it is
 * gone. Read through the handle that is given: in a transaction, lock the rows first.
 *
 * @param code the code it was found by; a group answers to each of its rooms'
 */
export async function loadOwn(
  db: Kysely<Database>,
  { kind, ids }: Found,
  asked: { settings: HouseSettings; language: string; now: Date; code?: string },
): Promise<Own | undefined> {
  const { settings, language, now, code } = asked
  const rows = await db
    .selectFrom(tableOf[kind] as 'hotel_bookings')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const first = rows[0]
  if (first === undefined) return undefined
  const speech = letterLocale(language, settings.timezone)
  if (kind === 'room') {
    const bookings: BookingRow[] = rows
    return await ownRooms(db, bookings, code ?? first.code, settings, speech, now)
  }
  const around = { db, settings, speech, now }
  return await ownService(kind, first, around)
}
