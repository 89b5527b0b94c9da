import type { CartLine } from '#contract/cart.ts'
import type { Tx } from '../../db/store.ts'
import { Refusal } from '../../pipeline/endpoint.ts'
import type { Asked } from '../bookings/index.ts'
import type { CallContext, Guest, LineKind, Taken } from './line.ts'
import { kindOf } from './lines.ts'

type Request = CartLine['request']

/** Takes one line as its service would by itself, or leaves nothing of it and throws its refusal. */
async function takeAsked(
  tx: Tx,
  kind: LineKind<Request>,
  request: Request,
  ...rest: [guest: Guest, around: CallContext, besides: readonly Asked[]]
): Promise<Taken> {
  return await tx.savepoint(() => kind.take(tx, request, ...rest))
}

/** The same, at the house's price: a cart is compared by its sum, not line by line. */
export async function bookCartLine(
  tx: Tx,
  line: CartLine,
  ...rest: [guest: Guest, around: CallContext, besides: readonly Asked[]]
): Promise<Taken> {
  const kind = kindOf(line)
  try {
    return await takeAsked(tx, kind, line.request, ...rest)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price_changed') throw error
    return await takeAsked(tx, kind, kind.priced(line.request, error.current), ...rest)
  }
}
