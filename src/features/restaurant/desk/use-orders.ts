import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Order } from '#contract/restaurant.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { actorOf } from '#offline/session.ts'
import { ReadError, type Kept } from '#offline/reads/types.ts'
import { useValue } from '#ui/use-value.ts'
import { stepMeanings } from '../operations/steps.ts'
import { orders } from './data.ts'
import { isWished, openStepsByOrder } from './steps-of.ts'

export interface DeskOrders {
  /** Waiting steps laid over; undefined while nothing is kept and the house is still asked. */
  orders: readonly Order[] | undefined
  kept: Kept<Order> | undefined
  error: ReadError | null
  fetching: boolean
  /** Steps of this person that are not yet at the house, by order id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  refetch: () => void
}

const none: readonly OperationRow[] = []

/** The desk's orders as they will be once what waits has been taken. */
export function useOrders(): DeskOrders {
  const key = actorKey(actorOf(useValue(offline().session)))
  const list = useQuery(orders())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rows = list.data?.rows
  const shown = useMemo(
    () => rows && overlay('restaurant_orders', rows, operations.filter(isWished), stepMeanings),
    [rows, operations],
  )
  const waiting = useMemo(() => openStepsByOrder(operations), [operations])
  return {
    orders: shown,
    kept: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    fetching: list.isFetching,
    waiting,
    refetch: () => void list.refetch(),
  }
}
