import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Reservation } from '#contract/tables.ts'
import { ReservationActions, ReservationDetails } from '#features/tables/desk/reservation.tsx'
import { useReservations } from '#features/tables/desk/reservations.ts'
import { contactOf } from './contact-of.ts'
import { createSource } from './create-source.ts'
import type { BookingSource } from './row.ts'

const useSource = createSource<Reservation>('table', {
  actions: (one) => <ReservationActions reservation={one} />,
  details: (one) => <ReservationDetails reservation={one} />,
})

/** Table reservations as rows of the combined list. */
export function useTablesSource(): BookingSource {
  const { t } = useLingui()
  return useSource(useReservations(), (one) => {
    const people = t`${plural(one.party_size, { one: '# person', other: '# people' })}`
    return {
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
    }
  })
}
