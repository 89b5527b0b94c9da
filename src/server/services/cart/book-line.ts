import type { CartLine } from '#contract/cart.ts'
import type { Tx } from '../../db/store.ts'
import { Refusal } from '../../pipeline/endpoint.ts'
import type { RequestedNights } from '../bookings/index.ts'
import type { CallContext, Guest, CartLineHandler, LineBooking } from './line-handler.ts'
import { handlerOf } from './line-handlers.ts'

type Request = CartLine['request']

/** Takes one line as its service would by itself, or leaves nothing of it and throws its refusal. */
async function bookOrRollBack(
  tx: Tx,
  handler: CartLineHandler<Request>,
  request: Request,
  ...rest: [guest: Guest, context: CallContext, alsoRequested: readonly RequestedNights[]]
): Promise<LineBooking> {
  return await tx.savepoint(() => handler.book(tx, request, ...rest))
}

/** The same, at the house's price: a cart is compared by its sum, not line by line. */
export async function bookCartLine(
  tx: Tx,
  line: CartLine,
  ...rest: [guest: Guest, context: CallContext, alsoRequested: readonly RequestedNights[]]
): Promise<LineBooking> {
  const handler = handlerOf(line)
  try {
    return await bookOrRollBack(tx, handler, line.request, ...rest)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price_changed') throw error
    return await bookOrRollBack(
      tx,
      handler,
      handler.withCurrentPrice(line.request, error.current),
      ...rest,
    )
  }
}
