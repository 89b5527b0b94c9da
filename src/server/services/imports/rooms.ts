import { createRoom, type CreateRoom } from '#contract/rooms-manage.ts'
import { amenityOptions, nightCents, type RoomType } from '#domain/rooms.ts'
import { plainHeading } from '#domain/imports/columns.ts'
import { activeRooms, newRoomRow, roomInvalid } from '../rooms/index.ts'
import { plainText, type MakePlan } from './plan.ts'
import type { RowReader } from './row-reader.ts'

/** As houses write what kind of room it is, the more special first. */
const types: readonly [RegExp, RoomType][] = [
  [/\b(suite)\b/, 'suite'],
  [/\b(apartment|appartement|flat|studio)\b/, 'apartment'],
  [/\b(twin|jumeaux|jumelle|jumelles|2 lits|two beds)\b/, 'twin'],
  [/\b(double|dbl|king|queen|grand lit)\b/, 'double'],
  [/\b(single|sgl|simple|individuelle|individuel)\b/, 'single'],
]
const sleeps: Readonly<Record<RoomType, number>> = {
  single: 1,
  double: 2,
  twin: 2,
  suite: 2,
  apartment: 4,
}

/** As houses write what a room has, in English and French. */
const amenityWords: readonly (readonly [RegExp, (typeof amenityOptions)[number]])[] = [
  [/^(free )?(wi ?fi|internet)( gratuit)?$/, 'Free Wi-Fi'],
  [/^(television|tele|televiseur)$/, 'TV'],
  [/^(ac|air ?con|aircon|climatisation|clim|air conditionne)$/, 'Air Conditioning'],
  [/^(balcon|private balcony)$/, 'Balcony'],
  [/^(fridge|refrigerator|mini ?bar|minifridge|frigo|refrigerateur)$/, 'Mini Fridge'],
  [/^(desk|bureau)$/, 'Work Desk'],
  [/^service (en|de) chambre$/, 'Room Service'],
  [/^(mountain views|vue (sur )?(la |les )?montagnes?)$/, 'Mountain View'],
]

function typeOf(row: RowReader): RoomType | undefined {
  const said = plainHeading(row.text('type'))
  if (said === '') return undefined
  const found = types.find(([words]) => words.test(said))?.[1]
  return found ?? row.refuse('type', { reason: 'import_room_type', params: row.shown('type') })
}

/** Rooms of the house, each with a number that none there has. */
export const planRooms: MakePlan = async ({ db, rows }) => {
  const there = await activeRooms(db).execute()
  const numbers = new Set(there.map(({ room_number }) => plainText(room_number)))
  const amenities = new Map(
    [...amenityOptions, ...there.flatMap((room) => JSON.parse(room.amenities) as string[])].map(
      (one) => [plainText(one), one],
    ),
  )
  const seen = new Map<string, number>()
  const made: { room: CreateRoom; cents: number; line: number }[] = []
  for (const row of rows) {
    const type = typeOf(row)
    const wished = row
      .text('amenities')
      .replaceAll(/\ba\/c\b/gi, 'AC')
      .split(/[,;|/]/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => {
        const written = plainHeading(one)
        const known = amenityWords.find(([words]) => words.test(written))?.[1]
        return { one, its: amenities.get(plainText(one)) ?? known }
      })
    const unknown = wished.find(({ its }) => its === undefined)
    if (unknown !== undefined) {
      row.refuse('amenities', { reason: 'import_amenity', params: { text: unknown.one } })
    }
    const number = row.text('room_number')
    const room = row.valid(
      createRoom,
      {
        room_number: number,
        name: row.text('name'),
        type,
        capacity: row.whole('capacity') ?? (type && sleeps[type]),
        price_per_night: row.dollars('price_per_night'),
        description: row.text('description'),
        translations: row.translations(),
        amenities: [...new Set(wished.flatMap(({ its }) => its ?? []))],
      },
      roomInvalid,
    )
    const plain = plainText(number)
    const twice = seen.get(plain)
    if (plain !== '' && numbers.has(plain)) {
      row.refuse('room_number', { reason: 'room_number_taken', params: { number } })
    } else if (plain !== '' && twice !== undefined) {
      row.refuse('room_number', { reason: 'import_same_as_row', params: { row: twice } })
    }
    seen.set(plain, twice ?? row.at)
    if (room === undefined) continue
    const cents = nightCents(room.price_per_night)
    if (cents === null) {
      row.refuse('price_per_night', { reason: 'too_small', params: { minimum: 1 } })
    } else made.push({ room, cents, line: row.at })
  }
  return {
    makes: { rooms: made.length },
    async write(tx) {
      const ids = made.map(() => tx.newId('rooms'))
      await tx.insertAll(
        'rooms',
        made.map(({ room, cents }, at) => newRoomRow(ids[at] ?? '', room, cents)),
      )
      return made.map(({ line }, at) => ({ table: 'rooms', id: ids[at] ?? '', line }))
    },
  }
}
