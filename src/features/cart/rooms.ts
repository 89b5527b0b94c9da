import type { ResourceRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { daysOf } from '#contract/cart-line.ts'

/** A room, as far as choosing one for the stay needs it. */
export interface StayRoom {
  id: string
  name: string
  number: string
  /** At least 1. */
  capacity: number
  pricePerNightCents: number
  available: boolean
  picturePath: string | null
}

export function parseStayRoom(raw: ResourceRow): StayRoom {
  const row = looseObject(raw)
  return {
    id: raw.id,
    name: looseText(row.name) || looseText(row.title),
    number: looseText(row.room_number),
    capacity: Math.max(looseNumber(row.capacity) ?? 1, 1),
    pricePerNightCents: toCents(looseNumber(row.price_per_night) ?? 0),
    available: notFalse(row.is_available),
    picturePath: looseTextOrNull(row.cover_image_url),
  }
}

export const stayRooms = () =>
  listQuery({ resource: 'rooms', route: 'listRooms', as: 'cart', parse: parseStayRoom })

/** The nights of the rooms that are in the cart already: a further room is mostly for the same. */
export function nightsInCart(lines: readonly StoredCartLine[]): string {
  const room = lines.findLast(({ kind }) => kind === 'room' || kind === 'bundle')
  if (room === undefined) return ''
  const { from, to } = daysOf(room)
  return `&check_in=${from}&check_out=${to}`
}
