import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import type { Customer } from '#contract/customers.ts'
import { deriveCustomers, parseBooked, parseWashed } from './derive.ts'
import { madeCustomer } from './operations/customers.ts'
import { useLaidOver, type LaidOver } from './use-laid-over.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Everybody whom the house knows. */
const customers = () => listQuery({ resource: 'customers', route: 'listCustomers' })

/** For hosts without customers (spec 3 §7.8): who booked a room, with what was paid… */
const bookedRooms = () =>
  listQuery({
    resource: 'hotel_bookings',
    route: 'listHotelBookings',
    query: { include: 'payments', per_page: '500' },
    as: 'customers',
    parse: parseBooked,
  })

/** …and who had something washed. */
const washed = () =>
  listQuery({
    resource: 'laundry_orders',
    route: 'listLaundryOrders',
    query: { per_page: '500' },
    as: 'customers',
    parse: parseWashed,
  })

/**
 * Customers with what waits laid over. A host without a list of them: derived from who booked and who
 * had something washed, and who is added stays on this device (spec 3 §7.8).
 */
export function useCustomers(): LaidOver<Customer> & { derived: boolean } {
  const foreign = useValue(offline().host) === 'foreign'
  const list = useLaidOver('customers', customers())
  const derived = foreign && list.rows === undefined && list.error !== null
  const booked = useQuery({ ...bookedRooms(), enabled: derived })
  const laundry = useQuery({ ...washed(), enabled: derived })
  const traces = useMemo(
    () =>
      booked.data === undefined && laundry.data === undefined
        ? undefined
        : [...(booked.data?.rows ?? []), ...(laundry.data?.rows ?? [])],
    [booked.data, laundry.data],
  )
  const { operations } = list
  const rows = useMemo(() => {
    if (traces === undefined) return undefined
    const own = operations.filter(
      ({ route, state }) => route === 'createCustomer' && state !== 'withdrawn',
    )
    return [...deriveCustomers(traces), ...own.map(madeCustomer)]
  }, [traces, operations])
  if (!derived || rows === undefined) return { ...list, derived: false }
  return { ...list, rows, error: null, derived: true }
}
