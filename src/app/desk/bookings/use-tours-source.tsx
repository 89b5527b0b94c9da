import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { DeskTourBooking } from '#features/tours/desk/data.ts'
import { TourActions } from '#features/tours/desk/tour-actions.tsx'
import { TourDetails } from '#features/tours/desk/tour-details.tsx'
import { useTourBookings } from '#features/tours/desk/use-tour-bookings.ts'
import { tourFlagWords } from '#features/tours/desk/words.ts'
import { contactOf } from './contact-of.ts'
import type { BookingRow, BookingSource } from './row.ts'

/** Tour bookings as rows of the combined list. */
export function useToursSource(): BookingSource {
  const { t, i18n } = useLingui()
  const { bookings, kept, error, waiting, refetch } = useTourBookings()
  const rows = useMemo(
    () =>
      bookings?.map((booking): BookingRow => {
        const steps = waiting.get(booking.id) ?? []
        const flag = tourFlagWords(booking.flag)
        return {
          key: `tour:${booking.id}`,
          type: 'tour',
          id: booking.id,
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
          waiting: steps.filter(({ state }) => state !== 'parked').length,
          parked: steps.some(({ state }) => state === 'parked'),
          flag: flag && i18n._(flag.short),
        }
      }),
    [bookings, waiting, t, i18n],
  )
  const byId = useMemo(() => new Map(bookings?.map((one) => [one.id, one])), [bookings])
  const withBooking = (row: BookingRow, show: (booking: DeskTourBooking) => React.ReactNode) => {
    const booking = byId.get(row.id)
    return booking ? show(booking) : null
  }
  return {
    type: 'tour',
    rows,
    kept,
    failure: error ? (error.refusal?.message ?? t`Failed to load bookings.`) : null,
    refetch,
    actions: (row) => withBooking(row, (one) => <TourActions booking={one} />),
    details: (row) => withBooking(row, (one) => <TourDetails booking={one} />),
  }
}
