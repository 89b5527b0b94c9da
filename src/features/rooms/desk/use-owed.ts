import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { actorOf } from '#offline/session.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import { deskBookings, type DeskBooking } from '../desk-booking.ts'
import { owedOn, takenHere } from './owed.ts'
import { aboutRows } from './steps-of.ts'

const none: readonly OperationRow[] = []

/** What a booking still owes, in cents of a dollar, with what was taken on this device meanwhile. */
export function useOwed(): (booking: DeskBooking) => number {
  const key = actorKey(actorOf(useValue(offline().session)))
  const operations = useQuery(outboxQuery([key])).data ?? none
  const asOf = useQuery(deskBookings()).data?.asOf ?? ''
  const rate = useHouse().rwf_per_usd?.rate ?? null
  const taken = useMemo(() => {
    // Rows are dated by the house's clock, operations by the device's.
    const ahead = offline().clock.difference()
    return takenHere(aboutRows(operations), rate, (Date.parse(asOf) || 0) - ahead)
  }, [operations, rate, asOf])
  return useCallback((booking) => owedOn(booking, taken), [taken])
}
