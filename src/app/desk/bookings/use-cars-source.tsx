import { useLingui } from '@lingui/react/macro'
import { rentalExtraNames } from '#domain/cars.ts'
import type { DeskRental } from '#features/cars/desk/data.ts'
import { RentalActions } from '#features/cars/desk/rental-actions.tsx'
import { RentalDetails } from '#features/cars/desk/rental-details.tsx'
import { useRentals } from '#features/cars/desk/use-rentals.ts'
import { extraWords } from '#features/cars/parts/rental-facts.tsx'
import { contactOf } from './contact-of.ts'
import { createSource } from './create-source.ts'
import type { BookingSource } from './row.ts'

const useSource = createSource<DeskRental>('car', {
  actions: (rental) => <RentalActions rental={rental} />,
  details: (rental) => <RentalDetails rental={rental} />,
})

/** Car rentals as rows of the combined list. */
export function useCarsSource(): BookingSource {
  const { t, i18n } = useLingui()
  return useSource(useRentals(), (rental) => {
    const car = [rental.car_name, rental.car_plate].filter(Boolean).join(' · ')
    const hours = [rental.pickup_time, rental.dropoff_time].filter(Boolean).join(' – ')
    const extras = rentalExtraNames.filter((name) => rental.extras[name])
    return {
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
    }
  })
}
