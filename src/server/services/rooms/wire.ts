import type { Kysely } from 'kysely'
import { room, type Room } from '#contract/catalogue.ts'
import { fromCents } from '#domain/money.ts'
import type { Database, RoomsTable } from '../../db/schema.ts'
import { translationsWire } from '../../db/translations.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'
import { imagesOf } from './pictures.ts'

/** A room as everyone sees it. Pictures are served by the house itself: their path is their URL. */
export function roomWire(row: RoomsTable): Room {
  const images = imagesOf(row)
  return onWire(room, row, {
    price_per_night: fromCents(row.price_per_night_cents),
    amenities: JSON.parse(row.amenities) as string[],
    images: images.map(({ id, path }) => ({ id, url: path, path })),
    cover_image_url: row.cover_image,
    is_available: row.is_available === 1,
    ...translationsWire(row),
  })
}

export const activeRooms = (db: Kysely<Database>) => activeIn(db, 'rooms')

export const roomRows = rowsOf(activeRooms, roomWire)
