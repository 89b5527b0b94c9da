import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { offline } from '#offline/offline.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { useStayBalances } from '#parts/desk/stay-balance.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useHouse } from '#parts/use-house.ts'
import { deskBookings, type DeskBooking } from '../desk-booking.ts'
import { owedOn, takenHere } from './owed.ts'

/**
 * What a stay still owes with all that was charged to it, in cents of a dollar; below zero more was
 * paid. While the bill is not read yet: what its room owes, with what was taken here meanwhile.
 */
export function useOwed(): (booking: DeskBooking) => number {
  const { of } = useStayBalances()
  const operations = useDeviceRows()
  const asOf = useQuery(deskBookings()).data?.asOf ?? ''
  const rate = useHouse().rwf_per_usd?.rate ?? null
  const taken = useMemo(() => {
    // Rows are dated by the house's clock, operations by the device's.
    const ahead = offline().clock.difference()
    return takenHere(aboutRows(operations), rate, (Date.parse(asOf) || 0) - ahead)
  }, [operations, rate, asOf])
  return useCallback((booking) => of(booking.id)?.balance ?? owedOn(booking, taken), [of, taken])
}
