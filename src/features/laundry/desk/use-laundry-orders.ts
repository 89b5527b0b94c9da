import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Kept } from '#offline/reads/types.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { services, type Service } from '../data.ts'
import { laundryOrders } from './data.ts'
import { namedLines } from './named-lines.ts'
import { isWished, laundryDeskMeanings, openStepsByOrder } from './steps-of.ts'

export interface DeskLaundry {
  /** Waiting steps laid over; undefined while nothing is kept and the house is still asked. */
  orders: readonly LaundryOrder[] | undefined
  kept: Kept<LaundryOrder> | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by order id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  refetch: () => void
}

const none: readonly OperationRow[] = []
const noServices: readonly Service[] = []

/** The desk's laundry as it will be once what waits has been taken. */
export function useLaundryOrders(): DeskLaundry {
  const key = actorKey(actorOf(useValue(offline().session)))
  const list = useQuery(laundryOrders())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rows = list.data?.rows
  const offered = useQuery(services()).data?.rows ?? noServices
  const shown = useMemo(
    () =>
      rows &&
      namedLines(
        overlay('laundry_orders', rows, operations.filter(isWished), laundryDeskMeanings),
        offered,
      ),
    [rows, operations, offered],
  )
  const waiting = useMemo(() => openStepsByOrder(operations), [operations])
  return {
    orders: shown,
    kept: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    waiting,
    refetch: () => void list.refetch(),
  }
}
