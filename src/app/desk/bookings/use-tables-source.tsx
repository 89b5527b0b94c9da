import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { Reservation } from '#contract/tables.ts'
import { ReservationActions } from '#features/tables/desk/reservation-actions.tsx'
import { ReservationDetails } from '#features/tables/desk/reservation-details.tsx'
import { useReservations } from '#features/tables/desk/use-reservations.ts'
import { contactOf } from './contact-of.ts'
import type { BookingRow, BookingSource } from './row.ts'

/** Table reservations as rows of the combined list. */
export function useTablesSource(): BookingSource {
  const { t } = useLingui()
  const { reservations, kept, error, waiting, refetch } = useReservations()
  const rows = useMemo(
    () =>
      reservations?.map((one): BookingRow => {
        const steps = waiting.get(one.id) ?? []
        const people = t`${plural(one.party_size, { one: '# person', other: '# people' })}`
        return {
          key: `table:${one.id}`,
          type: 'table',
          id: one.id,
          guest: one.customer_name || t`Guest`,
          contact: contactOf(one),
          reference: one.code || t`No. ${one.id}`,
          from: one.date,
          to: null,
          time: one.time,
          services: [people, one.custom_request ?? '', one.notes ?? ''].filter(Boolean),
          total: 0,
          currency: 'USD',
          status: one.status,
          paymentStatus: '',
          createdAt: one.created_at,
          waiting: steps.filter(({ state }) => state !== 'parked').length,
          parked: steps.some(({ state }) => state === 'parked'),
        }
      }),
    [reservations, waiting, t],
  )
  const byId = useMemo(() => new Map(reservations?.map((one) => [one.id, one])), [reservations])
  const withOne = (row: BookingRow, show: (one: Reservation) => ReactNode) => {
    const found = byId.get(row.id)
    return found ? show(found) : null
  }
  return {
    type: 'table',
    rows,
    kept,
    failure: error ? (error.refusal?.message ?? t`Failed to load bookings.`) : null,
    refetch,
    actions: (row) => withOne(row, (one) => <ReservationActions reservation={one} />),
    details: (row) => withOne(row, (one) => <ReservationDetails reservation={one} />),
  }
}
