import type { Kysely } from 'kysely'
import { tableOf } from '#contract/services/index.ts'
import type { Database } from '../../db/schema.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { letterLocale } from '../../notices/texts/letter-locale.ts'
import type { BookingRow } from '../bookings/index.ts'
import type { FoundBooking } from './find.ts'
import { type GuestBooking } from './guest-booking.ts'
import { describeRooms } from './describe-rooms.ts'
import { describeService } from './describe-service.ts'

/**
 * What was found, as its guest may see it, with what cancelling costs at `now`; undefined when it is
 * gone. Read through the handle that is given: in a transaction, lock the rows first.
 *
 * @param code the code it was found by; a group answers to each of its rooms'
 */
export async function loadGuestBooking(
  db: Kysely<Database>,
  { kind, ids }: FoundBooking,
  asked: { settings: HouseSettings; language: string; now: Date; code?: string },
): Promise<GuestBooking | undefined> {
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
  const locale = letterLocale(language, settings)
  if (kind === 'room') {
    const bookings: BookingRow[] = rows
    return await describeRooms(db, bookings, code ?? first.code, settings, locale, now)
  }
  const context = { db, settings, locale, now }
  return await describeService(kind, first, context)
}
