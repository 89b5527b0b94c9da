import { fromFirstField, withReasons, type Fields } from '../../pipeline/refusal.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { Kysely } from 'kysely'
import { addDays } from '#domain/days.ts'
import { amenityOptions, maxNightPrice, minNightPrice, nightCents } from '#domain/rooms.ts'
import type { Currency } from '#lib/currency.ts'
import { checkPriceInBase } from '../check-price.ts'
import type { Database } from '../../db/schema.ts'
import { refuseWith, type Invalid } from '../../pipeline/endpoint.ts'
import { activeRooms } from './wire.ts'

function invalid(field: string, said: NamedRefusal): never {
  return refuseWith(said, { field })
}

/** What the documents say of a field that does not fit (spec 3 §5). */
const reasons = {
  room_number: 'room_number_required',
  price_per_night: 'price_per_night_required',
  capacity: 'capacity_required',
} as const

export const roomInvalid = (fields: Fields): Invalid | undefined =>
  fromFirstField(withReasons(fields, reasons))

/** The price in cents. Throws `validation`: under 1 a finger slipped (spec 3 §5). */
export function checkPrice(price: number, base: Currency): number {
  if (price > 0 && price < minNightPrice) {
    invalid('price_per_night', { reason: 'too_small', params: { minimum: minNightPrice } })
  }
  checkPriceInBase(price, base, 'price_per_night', maxNightPrice)
  return nightCents(price) ?? invalid('price_per_night', { reason: reasons.price_per_night })
}

/** A day that is on the calendar. Throws `validation`. */
export function checkDay(day: string | null): void {
  if (day !== null && addDays(day, 0) !== day) {
    invalid('available_from', { reason: 'choose_another_date' })
  }
}

/** No two living rooms bear one number, however it is written. Throws `validation`. */
export async function checkNumber(
  db: Kysely<Database>,
  number: string,
  ownId: string | null,
): Promise<void> {
  const rows = await activeRooms(db).execute()
  const plain = (text: string) => text.trim().toLowerCase()
  const taken = rows.some((row) => row.id !== ownId && plain(row.room_number) === plain(number))
  if (taken) invalid('room_number', { reason: 'room_number_taken', params: { number } })
}

/** Those that the form offers, and those that rooms of the house have. Throws `validation`. */
export async function checkAmenities(
  db: Kysely<Database>,
  wished: readonly string[],
): Promise<void> {
  const offered = new Set<string>(amenityOptions)
  if (wished.every((one) => offered.has(one))) return
  const rows = await activeRooms(db).execute()
  for (const row of rows) {
    for (const one of JSON.parse(row.amenities) as string[]) offered.add(one)
  }
  const unknown = wished.find((one) => !offered.has(one))
  if (unknown !== undefined)
    invalid('amenities', {
      reason: 'unknown_amenity',
      params: { amenity: unknown },
    })
}
