import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Order } from '#contract/restaurant.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import type { Kept, ReadError } from '#offline/reads/types.ts'
import { stepMeanings } from '../operations/steps.ts'
import { orders } from './data.ts'

export interface DeskOrders {
  /** Waiting steps laid over; undefined while nothing is kept and the house is still asked. */
  orders: readonly Order[] | undefined
  kept: Kept<Order> | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by order id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  refetch: () => void
}

const none: readonly OperationRow[] = []

/** The desk's orders as they will be once what waits has been taken. */
export function useOrders(): DeskOrders {
  const list = useQuery(orders())
  const operations = useQuery(outboxQuery([actorKey(offline().actor())])).data ?? none
  const rows = list.data?.rows
  const shown = useMemo(
    () => rows && overlay('restaurant_orders', rows, operations, stepMeanings),
    [rows, operations],
  )
  const waiting = useMemo(() => waitingByOrder(operations), [operations])
  return {
    orders: shown,
    kept: list.data,
    error: list.error as ReadError | null,
    waiting,
    refetch: () => void list.refetch(),
  }
}

function waitingByOrder(operations: readonly OperationRow[]): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    const id = operation.params.id
    const open = ['waiting', 'sending', 'unknown', 'parked'].includes(operation.state)
    if (!open || id === undefined || !(operation.route in stepMeanings)) continue
    found.set(id, [operation, ...(found.get(id) ?? [])])
  }
  return found
}
