import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Kept } from '#offline/reads/types.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { deskRentals, type DeskRental } from '../data.ts'
import { isWished, openStepsByRental } from '../steps-of.ts'
import { rentalOverlays } from './new-rental.ts'

export interface Fleet {
  /** Waiting rentals and steps laid over; undefined while nothing is kept. */
  rentals: readonly DeskRental[] | undefined
  kept: Kept<DeskRental> | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by rental id. */
  waiting: ReadonlyMap<string, OperationRow[]>
  operations: readonly OperationRow[]
  refetch: () => void
}

const none: readonly OperationRow[] = []

/** The house's rentals with those that this desk has made and not yet sent. */
export function useFleet(): Fleet {
  const key = actorKey(actorOf(useValue(offline().session)))
  const list = useQuery(deskRentals())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rows = list.data?.rows
  const rentals = useMemo(
    () => rows && overlay('car_rentals', rows, operations.filter(isWished), rentalOverlays),
    [rows, operations],
  )
  return {
    rentals,
    kept: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    waiting: useMemo(() => openStepsByRental(operations), [operations]),
    operations,
    refetch: () => void list.refetch(),
  }
}
