import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import type { BookCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import {
  codesOf,
  POLL_MS,
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

/** The code that the house gave, or confirmed; the device's own before that. */
export function cartCode(operation: Answered): string {
  const given = operation.state === 'taken' ? answeredCart(operation.answer?.body)?.code : undefined
  return given ?? (operation.body as BookCart).code ?? ''
}

/** What the house says of stays booked from this device, refreshed while one looks. */
export function useOwnCarts(operations: readonly OperationRow[]) {
  const codes = codesOf(operations, isCart, cartCode)
  // Only our house can be asked by code (design §3).
  const ours = useValue(offline().host) !== 'foreign'
  const looked = useQuery({
    queryKey: ['carts', codes],
    queryFn: () => fetchCarts(codes),
    enabled: ours && codes.length > 0,
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    networkMode: 'always',
  })
  return {
    /** As last heard; null for what the house has not said. */
    of: (operation: OperationRow) => cartOf(operation, looked.data?.carts ?? []),
    /** Heard from the device alone: from when. */
    asOf: looked.data?.fromDevice ? looked.data.asOf : null,
  }
}

/** That of an operation: as heard, else as it was answered. Pure. */
export function cartOf(operation: Answered, heard: readonly OwnCart[]): OwnCart | null {
  if (!isCart(operation) || operation.state !== 'taken') return null
  const code = cartCode(operation)
  return heard.find((cart) => cart.code === code) ?? answeredCart(operation.answer?.body)
}

/** A stay as /requests tells it, among what other services were asked for. */
export interface CartRequest extends Pick<OwnRequest, 'stage' | 'reason' | 'code' | 'mayCancel'> {
  words: MessageDescriptor
}

const stageLabels: Record<Stage, MessageDescriptor> = {
  received: msg`The house is looking at it, line by line`,
  confirmed: msg`All of it is confirmed`,
  over: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** The same, for /requests. `of`: undefined for what is no cart; null: the house has not said. */
export function useCartRequests(operations: readonly OperationRow[]): OwnRequests<CartRequest> {
  const carts = useOwnCarts(operations)
  return {
    of(operation) {
      if (!isCart(operation)) return undefined
      const cart = carts.of(operation)
      if (cart === null) return null
      const stage = stageOf(cart)
      // Each line is cancelled by itself.
      return { stage, words: stageLabels[stage], reason: null, code: cart.code, mayCancel: false }
    },
    asOf: carts.asOf,
  }
}
