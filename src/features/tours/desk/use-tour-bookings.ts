import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Kept } from '#offline/reads/types.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { tourStepMeanings } from '../operations/desk-steps.ts'
import { deskTourBookings, type DeskTourBooking } from './data.ts'
import { isWished, openStepsByBooking } from './steps-of.ts'

export interface DeskTourBookings {
  /** Waiting steps laid over; undefined while nothing is kept and the house is still asked. */
  bookings: readonly DeskTourBooking[] | undefined
  kept: Kept<DeskTourBooking> | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by booking id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  refetch: () => void
}

const none: readonly OperationRow[] = []

/** The desk's tour bookings as they will be once what waits has been taken. */
export function useTourBookings(): DeskTourBookings {
  const key = actorKey(actorOf(useValue(offline().session)))
  const list = useQuery(deskTourBookings())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rows = list.data?.rows
  const shown = useMemo(
    () => rows && overlay('tour_bookings', rows, operations.filter(isWished), tourStepMeanings),
    [rows, operations],
  )
  const waiting = useMemo(() => openStepsByBooking(operations), [operations])
  return {
    bookings: shown,
    kept: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    waiting,
    refetch: () => void list.refetch(),
  }
}
