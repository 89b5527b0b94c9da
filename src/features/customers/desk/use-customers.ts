import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import type { Customer } from '#contract/customers.ts'
import { deriveCustomers, parseBooked, parseWashed } from '../derive.ts'
import { madeCustomer } from '../operations/customers.ts'
import { createDeskList, type DeskList } from '#parts/desk/desk-list.ts'
import { openRowInGroup } from '#parts/desk/open-steps.ts'
import { descriptors } from '../operations.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Everybody whom the house knows. */
const useKnown = createDeskList({
  resource: 'customers',
  list: () => listQuery({ resource: 'customers', route: 'listCustomers' }),
  overlays: descriptors,
  rowOf: openRowInGroup,
})

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
export function useCustomers(): DeskList<Customer> & { derived: boolean } {
  const foreign = useValue(offline().host) === 'foreign'
  const list = useKnown()
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
