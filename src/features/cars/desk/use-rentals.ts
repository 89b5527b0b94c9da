import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Kept } from '#offline/reads/types.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { rentalStepMeanings } from '../operations/desk-steps.ts'
import { deskRentals, type DeskRental } from './data.ts'
import { isWished, openStepsByRental } from './steps-of.ts'

export interface DeskRentals {
  /** Waiting steps laid over; undefined while nothing is kept and the house is still asked. */
  rentals: readonly DeskRental[] | undefined
  kept: Kept<DeskRental> | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by rental id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  refetch: () => void
}

const none: readonly OperationRow[] = []

/** The desk's rentals as they will be once what waits has been taken. */
export function useRentals(): DeskRentals {
  const key = actorKey(actorOf(useValue(offline().session)))
  const list = useQuery(deskRentals())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rows = list.data?.rows
  const rentals = useMemo(
    () => rows && overlay('car_rentals', rows, operations.filter(isWished), rentalStepMeanings),
    [rows, operations],
  )
  const waiting = useMemo(() => openStepsByRental(operations), [operations])
  return {
    rentals,
    kept: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    waiting,
    refetch: () => void list.refetch(),
  }
}
