import type { Kysely } from 'kysely'
import { addDays } from '#domain/days.ts'
import { amenityOptions, cheapestNight, nightCents, roomWords } from '#domain/rooms.ts'
import type { Database } from '../../db/schema.ts'
import { refuse, type Words } from '../../pipeline/endpoint.ts'
import { livingRooms } from './rows.ts'

function invalid(field: string, words: string): never {
  return refuse('validation', words, { errors: { [field]: [words] } })
}

/** The documents' words where a field of theirs does not fit (spec 3 §5); else the usual ones. */
export function roomInvalid(errors: Record<string, string[]>): Words | undefined {
  const said: Record<string, string[]> = { ...errors }
  for (const [field, words] of Object.entries(roomWords)) {
    const [usual] = errors[field] ?? []
    // Too large, or too long, is another matter than missing.
    if (usual !== undefined && !usual.startsWith('May be at most')) said[field] = [words]
  }
  const [first] = Object.values(said)
  return first?.[0] === undefined ? undefined : { message: first[0], errors: said }
}

/** The price in cents. Throws `validation`: under a dollar a finger slipped (spec 3 §5). */
export function checkPrice(dollars: number): number {
  if (dollars > 0 && dollars < cheapestNight) {
    invalid('price_per_night', `Must be at least ${cheapestNight}.`)
  }
  return nightCents(dollars) ?? invalid('price_per_night', roomWords.price_per_night)
}

/** A day that is on the calendar. Throws `validation`. */
export function checkDay(day: string | null): void {
  if (day !== null && addDays(day, 0) !== day) {
    invalid('available_from', 'Please choose another date.')
  }
}

/** No two living rooms bear one number, however it is written. Throws `validation`. */
export async function checkNumber(
  db: Kysely<Database>,
  number: string,
  ownId: string | null,
): Promise<void> {
  const rows = await livingRooms(db).execute()
  const plain = (text: string) => text.trim().toLowerCase()
  const taken = rows.some((row) => row.id !== ownId && plain(row.room_number) === plain(number))
  if (taken) invalid('room_number', `There is a room ${number} already.`)
}

/** Those that the form offers, and those that rooms of the house have. Throws `validation`. */
export async function checkAmenities(
  db: Kysely<Database>,
  wished: readonly string[],
): Promise<void> {
  const offered = new Set<string>(amenityOptions)
  if (wished.every((one) => offered.has(one))) return
  const rows = await livingRooms(db).execute()
  for (const row of rows) {
    for (const one of JSON.parse(row.amenities) as string[]) offered.add(one)
  }
  const unknown = wished.find((one) => !offered.has(one))
  if (unknown !== undefined) invalid('amenities', `The house does not know the amenity ${unknown}.`)
}
