import type { CartKind, CartLine } from '#contract/cart.ts'
import { cartServiceKinds } from '#contract/services/index.ts'
import { bundleLine, roomLine } from '../bookings/cart-line.ts'
import { serverOf } from '../service/registry.ts'
import type { CartLineHandler } from './line-handler.ts'

type Handler = CartLineHandler<CartLine['request']>

const rooms: Partial<Record<CartKind, Handler>> = { room: roomLine, bundle: bundleLine }
const kinds: readonly CartKind[] = ['room', 'bundle', ...cartServiceKinds]

export function handlerOf({ kind }: CartLine): Handler {
  const line = rooms[kind] ?? serverOf(kind as Exclude<CartKind, 'room' | 'bundle'>).cartLine
  if (line === undefined) throw new Error(`No cart holds a ${kind}`)
  return line
}

/**
 * The order in which lines lock what they want, the same in every cart, so that no two wait for each
 * other: rooms, then what is claimed, each by id, then what is not.
 */
function lockOrder(line: CartLine): string {
  const { lockKey } = handlerOf(line)
  const rank = line.kind in rooms ? 0 : lockKey !== undefined ? 1 : 2
  return [rank, kinds.indexOf(line.kind), lockKey?.(line.request)].join(' ')
}

export function byLockOrder(one: CartLine, other: CartLine): number {
  const [a, b] = [lockOrder(one), lockOrder(other)]
  return a < b ? -1 : Number(a > b)
}
