import type { Kysely } from 'kysely'
import type { Room } from '#contract/catalogue.ts'
import { fromCents } from '#domain/money.ts'
import type { Database, RoomsTable } from '../../db/schema.ts'
import { translationsWire } from '../../db/translations.ts'
import { rowsOf, syncedFields } from '../../db/wire.ts'
import { imagesOf } from './pictures.ts'

/** A room as everyone sees it. Pictures are served by the house itself: their path is their URL. */
export function roomWire(row: RoomsTable): Room {
  const images = imagesOf(row)
  return {
    ...syncedFields(row),
    room_number: row.room_number,
    name: row.name,
    type: row.type,
    capacity: row.capacity,
    price_per_night: fromCents(row.price_per_night_cents),
    description: row.description,
    amenities: JSON.parse(row.amenities) as string[],
    images: images.map(({ id, path }) => ({ id, url: path, path })),
    cover_image_url: row.cover_image,
    is_available: row.is_available === 1,
    available_from: row.available_from,
    ...translationsWire(row),
  }
}

export function activeRooms(db: Kysely<Database>) {
  return db.selectFrom('rooms').selectAll().where('deleted_at', 'is', null)
}

export const roomRows = rowsOf(activeRooms, roomWire)
