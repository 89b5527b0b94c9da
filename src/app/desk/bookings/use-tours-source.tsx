import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskTourBooking } from '#features/tours/desk/data.ts'
import { TourActions } from '#features/tours/desk/tour-actions.tsx'
import { TourDetails } from '#features/tours/desk/tour-details.tsx'
import { useTourBookings } from '#features/tours/desk/use-tour-bookings.ts'
import { tourFlagWords } from '#features/tours/desk/words.ts'
import { contactOf } from './contact-of.ts'
import { createSource } from './create-source.ts'
import type { BookingSource } from './row.ts'

const useSource = createSource<DeskTourBooking>('tour', {
  actions: (booking) => <TourActions booking={booking} />,
  details: (booking) => <TourDetails booking={booking} />,
})

/** Tour bookings as rows of the combined list. */
export function useToursSource(): BookingSource {
  const { t, i18n } = useLingui()
  return useSource(useTourBookings(), (booking) => {
    const flag = tourFlagWords(booking.flag)
    return {
      guest: booking.customer_name || t`Guest`,
      contact: contactOf(booking),
      reference: booking.code || t`No. ${booking.id}`,
      from: booking.date,
      to: null,
      time: null,
      services: [
        booking.tour_name,
        t`${plural(booking.people, { one: '# person', other: '# people' })}`,
      ].filter(Boolean),
      total: booking.total,
      currency: 'USD',
      status: booking.status,
      paymentStatus: booking.payment_status,
      createdAt: booking.created_at,
      flag: flag && i18n._(flag.short),
    }
  })
}
