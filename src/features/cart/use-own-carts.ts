import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import type { BookCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import {
  codesOf,
  FOLLOWED,
  type OwnRequest,
  type OwnRequests,
  type Stage,
} from '#parts/own-requests.ts'
import { useValue } from '#ui/use-value.ts'
import { fetchCarts } from './received.ts'
import { answeredCart, stageOf, type OwnCart } from './own-cart.ts'

type Answered = Pick<OperationRow, 'route' | 'state' | 'answer' | 'body'>

export function isCart({ route }: Pick<OperationRow, 'route'>): boolean {
  return route === 'bookCart'
}

/** The code that the server gave or confirmed; before that, the device's own. */
export function cartCode(operation: Answered): string {
  const given = operation.state === 'taken' ? answeredCart(operation.answer?.body)?.code : undefined
  return given ?? (operation.body as BookCart).code ?? ''
}

/** What the server tells about stays booked from this device; refreshed while the page is open. */
export function useOwnCarts(operations: readonly OperationRow[]) {
  const codes = codesOf(operations, isCart, cartCode)
  // Only our own server can be asked by code (design §3).
  const isNative = useValue(offline().host) !== 'foreign'
  const asked = useQuery({
    queryKey: ['carts', codes],
    queryFn: () => fetchCarts(codes),
    enabled: isNative && codes.length > 0,
    ...FOLLOWED,
    networkMode: 'always',
  })
  return {
    /** As last received; null where the server has told nothing. */
    of: (operation: OperationRow) => cartOf(operation, asked.data?.carts ?? []),
    /** Where only cached: from when, ISO. */
    asOf: asked.data?.fromDevice ? asked.data.asOf : null,
  }
}

/** The cart of an operation: as last received, else from the answer to the operation. Pure. */
export function cartOf(operation: Answered, received: readonly OwnCart[]): OwnCart | null {
  if (!isCart(operation) || operation.state !== 'taken') return null
  const code = cartCode(operation)
  return received.find((cart) => cart.code === code) ?? answeredCart(operation.answer?.body)
}

/** A stay as /requests shows it among requests to services. */
export interface CartRequest extends Pick<OwnRequest, 'stage' | 'reason' | 'code' | 'mayCancel'> {
  label: MessageDescriptor
}

const stageLabels: Record<Stage, MessageDescriptor> = {
  received: msg`The house is looking at it, line by line`,
  confirmed: msg`All of it is confirmed`,
  over: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** The same, for /requests. `of`: undefined for what is no cart; null: the server has told nothing. */
export function useCartRequests(operations: readonly OperationRow[]): OwnRequests<CartRequest> {
  const carts = useOwnCarts(operations)
  return {
    of(operation) {
      if (!isCart(operation)) return undefined
      const cart = carts.of(operation)
      if (cart === null) return null
      const stage = stageOf(cart)
      // Guests cancel each line by itself.
      return { stage, label: stageLabels[stage], reason: null, code: cart.code, mayCancel: false }
    },
    asOf: carts.asOf,
  }
}
