import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RowAt } from '#contract/resources.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { useHouseDay } from '../../use-house-day.ts'
import { knownGuests, type GuestStay, type KnownGuest } from './known-guests.ts'

const stayOf = (row: RowAt<'hotel_bookings'>): GuestStay => ({
  id: row.id,
  name: row.customer_name ?? '',
  phone: row.customer_phone ?? null,
  email: row.customer_email ?? null,
  room: row.room_number ?? '',
  status: row.status,
  checkIn: row.check_in,
})

const stays = () =>
  listQuery({
    resource: 'hotel_bookings',
    route: 'listHotelBookings',
    query: { include: 'room,payments' },
    as: 'guests',
    parse: stayOf,
  })

const customers = () => listQuery({ resource: 'customers', route: 'listCustomers' })

const nobody: readonly KnownGuest[] = []

/** Guests to pick from, of what this device keeps. `asked`: somebody looks for one now. */
export function useKnownGuests(asked: boolean): readonly KnownGuest[] {
  const today = useHouseDay()
  const here = useQuery({ ...stays(), enabled: asked }).data?.rows
  const known = useQuery({ ...customers(), enabled: asked }).data?.rows
  return useMemo(
    () => (asked ? knownGuests(here ?? [], known ?? [], today) : nobody),
    [asked, here, known, today],
  )
}
