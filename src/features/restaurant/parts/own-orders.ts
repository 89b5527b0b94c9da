import { useQuery } from '@tanstack/react-query'
import { readAt } from '#contract/route.ts'
import type { PlaceOrder } from '#contract/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { toKeptRow } from '#offline/reads/kept-row.ts'
import { useValue } from '#ui/use-value.ts'
import { ownOrders, parseOwnOrder, type OwnOrder } from '../own-order.ts'

/** How often a guest who looks at an order hears of it anew, ms. */
const LOOK_EVERY = 20_000

/** The code that the house gave, or confirmed; the device's own before that. */
export function codeOf(operation: OperationRow): string {
  const given = readAt(operation.answer?.body, 'order.code')
  return typeof given === 'string' && operation.state === 'taken'
    ? given
    : ((operation.body as PlaceOrder).code ?? '')
}

/** Orders as the house answered when it took something from this device. */
function answered(operations: readonly OperationRow[]): OwnOrder[] {
  return operations
    .filter(({ state, route }) => state === 'taken' && isOfOrders(route))
    .flatMap((operation) => {
      const raw = toKeptRow(readAt(operation.answer?.body, 'order'))
      const order = raw && parseOwnOrder(raw)
      return order ? [order] : []
    })
}

const isOfOrders = (route: OperationRow['route']) =>
  route === 'placeRestaurantOrder' || route === 'cancelOwnRestaurantOrder'

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
  // Only our house can be asked by code (design §3); a foreign host's answer says all there is.
  const ours = useValue(offline().host) !== 'foreign'
  const looked = useQuery({
    ...ownOrders(codes),
    enabled: ours && codes.length > 0,
    refetchInterval: LOOK_EVERY,
  })
  const known = [...(looked.data?.rows ?? []), ...answered(operations)]
  return {
    of(operation) {
      if (operation.route !== 'placeRestaurantOrder' || operation.state !== 'taken') return null
      return newest(known.filter(({ code }) => code === codeOf(operation)))
    },
    asOf: looked.data?.from === 'device' && looked.data.cause ? looked.data.asOf : null,
  }
}

/** The first of those with the highest version: what was looked up comes before what was answered. */
function newest(orders: readonly OwnOrder[]): OwnOrder | null {
  return orders.reduce<OwnOrder | null>(
    (best, order) => (best === null || order.version > best.version ? order : best),
    null,
  )
}
