import type { CartKind, CartLine } from '#contract/cart.ts'
import { bundleLine, roomLine } from '../bookings/cart-line.ts'
import { rentalLine } from '../cars/cart-line.ts'
import { customLine } from '../custom/cart-line.ts'
import { laundryLine } from '../laundry/cart-line.ts'
import { mealLine } from '../restaurant/cart-line.ts'
import { tourLine } from '../tours/cart-line.ts'
import type { LineKind, RequestOf } from './line.ts'

/**
 * What a cart can hold, in the order in which lines lock what they want, the same in every cart, so
 * that no two wait for each other: rooms, then cars, tours, the house's own services and what is
 * not claimed, each by id. Meals last: their number is the one counter that all of them share.
 */
const lineKinds: { readonly [Kind in CartKind]: LineKind<RequestOf<Kind>> } = {
  room: roomLine,
  bundle: bundleLine,
  car: rentalLine,
  tour: tourLine,
  custom: customLine,
  laundry: laundryLine,
  restaurant: mealLine,
}

const ranks = Object.keys(lineKinds)

export const kindOf = ({ kind }: CartLine): LineKind<CartLine['request']> => lineKinds[kind]

function lockOrder(line: CartLine): string {
  const its = kindOf(line).locks?.(line.request)
  const rank = String(ranks.indexOf(line.kind))
  return its === undefined ? rank : `${rank} ${its}`
}

export function byLockOrder(one: CartLine, other: CartLine): number {
  const [a, b] = [lockOrder(one), lockOrder(other)]
  return a < b ? -1 : Number(a > b)
}
