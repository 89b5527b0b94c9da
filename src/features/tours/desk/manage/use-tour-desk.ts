import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError } from '#offline/reads/types.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { deskTourBookings, type DeskTourBooking } from '../data.ts'
import { isWished, openStepsByBooking } from '../steps-of.ts'
import { bookingOverlays } from './new-booking.ts'

export interface TourDesk {
  /** Waiting bookings and steps laid over; undefined while nothing is kept. */
  bookings: readonly DeskTourBooking[] | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by booking id. */
  waiting: ReadonlyMap<string, OperationRow[]>
  operations: readonly OperationRow[]
  refetch: () => void
}

const none: readonly OperationRow[] = []

/** The house's tour bookings with those that this desk has made and not yet sent. */
export function useTourDesk(): TourDesk {
  const key = actorKey(actorOf(useValue(offline().session)))
  const list = useQuery(deskTourBookings())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rows = list.data?.rows
  const bookings = useMemo(
    () => rows && overlay('tour_bookings', rows, operations.filter(isWished), bookingOverlays),
    [rows, operations],
  )
  return {
    bookings,
    error: list.error instanceof ReadError ? list.error : null,
    waiting: useMemo(() => openStepsByBooking(operations), [operations]),
    operations,
    refetch: () => void list.refetch(),
  }
}
