import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { rentalExtraNames } from '#domain/cars.ts'
import type { DeskRental } from '#features/cars/desk/data.ts'
import { RentalActions } from '#features/cars/desk/rental-actions.tsx'
import { RentalDetails } from '#features/cars/desk/rental-details.tsx'
import { useRentals } from '#features/cars/desk/use-rentals.ts'
import { extraWords } from '#features/cars/parts/status-words.ts'
import { contactOf } from './contact-of.ts'
import type { BookingRow, BookingSource } from './row.ts'

/** Car rentals as rows of the combined list. */
export function useCarsSource(): BookingSource {
  const { t, i18n } = useLingui()
  const { rentals, kept, error, waiting, refetch } = useRentals()
  const rows = useMemo(
    () =>
      rentals?.map((rental): BookingRow => {
        const steps = waiting.get(rental.id) ?? []
        const car = [rental.car_name, rental.car_plate].filter(Boolean).join(' · ')
        const hours = [rental.pickup_time, rental.dropoff_time].filter(Boolean).join(' – ')
        const extras = rentalExtraNames.filter((name) => rental.extras[name])
        return {
          key: `car:${rental.id}`,
          type: 'car',
          id: rental.id,
          guest: rental.customer_name || t`Guest`,
          contact: contactOf(rental),
          reference: rental.code || t`No. ${rental.id}`,
          from: rental.pickup_date,
          to: rental.dropoff_date,
          // Its days stand where others have an hour.
          time: null,
          services: [car, hours, ...extras.map((name) => i18n._(extraWords[name]))].filter(
            (words) => words !== '',
          ),
          total: rental.grand_total,
          currency: rental.currency,
          status: rental.status,
          paymentStatus: rental.payment_status,
          createdAt: rental.created_at,
          waiting: steps.filter(({ state }) => state !== 'parked').length,
          parked: steps.some(({ state }) => state === 'parked'),
        }
      }),
    [rentals, waiting, t, i18n],
  )
  const byId = useMemo(() => new Map(rentals?.map((one) => [one.id, one])), [rentals])
  const withRental = (row: BookingRow, show: (rental: DeskRental) => React.ReactNode) => {
    const rental = byId.get(row.id)
    return rental ? show(rental) : null
  }
  return {
    type: 'car',
    rows,
    kept,
    failure: error ? (error.refusal?.message ?? t`Failed to load bookings.`) : null,
    refetch,
    actions: (row) => withRental(row, (one) => <RentalActions rental={one} />),
    details: (row) => withRental(row, (one) => <RentalDetails rental={one} />),
  }
}
