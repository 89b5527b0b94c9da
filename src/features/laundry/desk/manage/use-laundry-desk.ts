import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError } from '#offline/reads/types.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { services, type Service } from '../../data.ts'
import { laundryOrders } from '../data.ts'
import { namedLines } from '../named-lines.ts'
import { isWished, openStepsByOrder } from '../steps-of.ts'
import { laundryOverlays } from './new-order.ts'

export interface LaundryDesk {
  /** Waiting orders and steps laid over; undefined while nothing is kept. */
  orders: readonly LaundryOrder[] | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by order id. */
  waiting: ReadonlyMap<string, OperationRow[]>
  operations: readonly OperationRow[]
  refetch: () => void
}

const none: readonly OperationRow[] = []
const noServices: readonly Service[] = []

/** The house's laundry with the orders that this desk has taken in and not yet sent. */
export function useLaundryDesk(): LaundryDesk {
  const key = actorKey(actorOf(useValue(offline().session)))
  const list = useQuery(laundryOrders())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rows = list.data?.rows
  const offered = useQuery(services()).data?.rows ?? noServices
  const orders = useMemo(
    () =>
      rows &&
      namedLines(
        overlay('laundry_orders', rows, operations.filter(isWished), laundryOverlays),
        offered,
      ),
    [rows, operations, offered],
  )
  return {
    orders,
    error: list.error instanceof ReadError ? list.error : null,
    waiting: useMemo(() => openStepsByOrder(operations), [operations]),
    operations,
    refetch: () => void list.refetch(),
  }
}
