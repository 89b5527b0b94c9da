import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { offline } from '#offline/offline.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { useStayBalances } from '#parts/desk/stay-balance.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { deskBookings, type DeskBooking } from '../desk-booking.ts'
import { unpaidOf, paymentsTakenHere } from './booking-balance.ts'

/**
 * A stay's balance with all its charges, in cents of the base currency; below zero too much was paid. Until
 * the bill is loaded: the balance of its room, less what was paid on this device meanwhile.
 */
export function useBookingBalance(): (booking: DeskBooking) => number {
  const { of } = useStayBalances()
  const operations = useDeviceRows()
  const asOf = useQuery(deskBookings()).data?.asOf ?? ''
  const house = useHouseMoney()
  const taken = useMemo(() => {
    // Rows have the server's time, operations the device's.
    const ahead = offline().clock.difference()
    return paymentsTakenHere(aboutRows(operations), house, (Date.parse(asOf) || 0) - ahead)
  }, [operations, house, asOf])
  return useCallback((booking) => of(booking.id)?.balance ?? unpaidOf(booking, taken), [of, taken])
}
