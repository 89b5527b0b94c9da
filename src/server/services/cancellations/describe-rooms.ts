import { orderedName } from '../../db/translations.ts'
import type { Kysely } from 'kysely'
import { roomTerms } from '#domain/cancellation.ts'
import { nightsOf } from '#domain/stays.ts'
import type { Database } from '../../db/schema.ts'
import type { HouseSettings } from '../../house-settings.ts'
import type { LetterLocale } from '../../notices/texts/letter-locale.ts'
import type { BookingRow } from '../bookings/index.ts'
import type { GuestBooking } from './guest-booking.ts'
import { moneyOf } from '../money-of.ts'

/** Rooms booked together: one currency and rate, one guest, cancelled as one. */
export async function describeRooms(
  db: Kysely<Database>,
  rows: readonly BookingRow[],
  code: string,
  settings: HouseSettings,
  locale: LetterLocale,
  now: Date,
): Promise<GuestBooking> {
  const first = rows[0]
  if (first === undefined) throw new Error('A booking has at least one room')
  const active = rows.filter(({ status }) => status !== 'cancelled')
  const shown = active.length === 0 ? rows : active
  const names = await db
    .selectFrom('rooms')
    .select(['id', 'name', 'room_number', 'translations'])
    .where(
      'id',
      'in',
      shown.map(({ room_id }) => room_id),
    )
    .execute()
  const { texts } = locale
  const money = await moneyOf(
    db,
    'room',
    shown.map(({ id }) => id),
    { currency: first.currency, rate: first.rwf_rate },
  )
  return {
    kind: 'room',
    subjectId: first.group_id ?? first.id,
    ids: shown.map(({ id }) => id),
    code,
    status: shown[0]?.status ?? first.status,
    lines: shown.map((row) => {
      const room = names.find(({ id }) => id === row.room_id)
      return {
        title: texts.room(
          orderedName(room?.name ?? '', room, locale.asked),
          room?.room_number ?? '',
        ),
        detail: texts.dates(
          locale.day(row.check_in),
          locale.day(row.check_out),
          texts.nights(nightsOf(row.check_in, row.check_out)),
        ),
      }
    }),
    day: shown.map(({ check_in }) => check_in).toSorted()[0] ?? null,
    time: settings.check_in_from,
    currency: first.currency,
    total: shown.reduce((sum, { charged_total }) => sum + charged_total, 0),
    ...money,
    customer: {
      name: first.customer_name,
      phone: first.customer_phone,
      email: first.customer_email,
    },
    language: first.language,
    terms: roomTerms(shown, money, { ...settings, base: settings.base_currency }, now),
  }
}
