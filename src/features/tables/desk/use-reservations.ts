import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Reservation } from '#contract/tables.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Kept } from '#offline/reads/types.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { deskStepMeanings } from '../operations/desk-steps.ts'
import { deskReservations } from './data.ts'
import { isWished, openStepsByReservation } from './steps-of.ts'

export interface DeskReservations {
  /** Waiting steps laid over; undefined while nothing is kept and the house is still asked. */
  reservations: readonly Reservation[] | undefined
  kept: Kept<Reservation> | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by reservation's id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  refetch: () => void
}

const none: readonly OperationRow[] = []

/** The desk's reservations as they will be once what waits has been taken. */
export function useReservations(): DeskReservations {
  const key = actorKey(actorOf(useValue(offline().session)))
  const list = useQuery(deskReservations())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rows = list.data?.rows
  const shown = useMemo(
    () =>
      rows && overlay('table_reservations', rows, operations.filter(isWished), deskStepMeanings),
    [rows, operations],
  )
  const waiting = useMemo(() => openStepsByReservation(operations), [operations])
  return {
    reservations: shown,
    kept: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    waiting,
    refetch: () => void list.refetch(),
  }
}
