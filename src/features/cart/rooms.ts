import type { Room } from '#contract/catalogue.ts'
import { toCents } from '#domain/money.ts'
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

const toStayRoom = (row: Room): StayRoom => ({
  id: row.id,
  name: row.name,
  number: row.room_number,
  capacity: row.capacity,
  pricePerNightCents: toCents(row.price_per_night),
  available: row.is_available,
  picturePath: row.cover_image_url,
})

export const stayRooms = () =>
  listQuery({ resource: 'rooms', route: 'listRooms', as: 'cart', parse: toStayRoom })

/** The nights of the rooms that are in the cart already: a further room is mostly for the same. */
export function nightsInCart(lines: readonly StoredCartLine[]): string {
  const room = lines.findLast(({ kind }) => kind === 'room' || kind === 'bundle')
  if (room === undefined) return ''
  const { from, to } = daysOf(room)
  return `&check_in=${from}&check_out=${to}`
}
