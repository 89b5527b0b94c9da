import { useQuery } from '@tanstack/react-query'
import { readAt } from '#contract/route.ts'
import type { PlaceOrder } from '#contract/restaurant.ts'
import type { KeptRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { looseObject } from '#lib/loose.ts'
import { toKeptRow } from '#offline/reads/kept-row.ts'
import { ownOrders, parseOwnOrder, type OwnOrder } from '../data.ts'

/** How often a guest who looks at an order hears of it anew, ms. */
const LOOK_EVERY = 20_000

/** The code that the house gave, or confirmed; the device's own before that. */
export function codeOf(operation: OperationRow): string {
  const given = readAt(operation.answer?.body, 'order.code')
  return typeof given === 'string' && operation.state === 'taken'
    ? given
    : ((operation.body as PlaceOrder).code ?? '')
}

/** The order as the house answered when it took it; null when its answer does not say. */
function answered(operation: OperationRow): OwnOrder | null {
  if (operation.state !== 'taken') return null
  const raw = toKeptRow(looseObject(readAt(operation.answer?.body, 'order')))
  return raw === null ? null : parseOwnOrder(raw as KeptRow)
}

export interface OwnOrders {
  /** As last heard; null for what the house has not said. */
  of(operation: OperationRow): OwnOrder | null
  /** Heard from the device alone: from when. */
  asOf: string | null
}

/** What the house says of orders placed from this device, refreshed while one looks. */
export function useOwnOrders(operations: readonly OperationRow[]): OwnOrders {
  const codes = operations
    .filter(({ route, state }) => route === 'placeRestaurantOrder' && state === 'taken')
    .map(codeOf)
    .filter((code) => code !== '')
  const looked = useQuery({
    ...ownOrders(codes),
    enabled: codes.length > 0,
    refetchInterval: LOOK_EVERY,
  })
  const rows = looked.data?.rows ?? []
  return {
    of(operation) {
      if (operation.route !== 'placeRestaurantOrder') return null
      const code = codeOf(operation)
      return rows.find((row) => row.code === code) ?? answered(operation)
    },
    asOf: looked.data?.from === 'device' && looked.data.cause ? looked.data.asOf : null,
  }
}
