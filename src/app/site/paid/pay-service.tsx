import { RentalPayment } from '#features/cars/parts/rental-payment.tsx'
import { PayCustom } from '#features/custom/parts/pay-custom.tsx'
import { PayOrder } from '#features/restaurant/parts/pay-order.tsx'
import { PayTour } from '#features/tours/parts/pay-tour.tsx'
import type { OperationRow } from '#offline/db/schema.ts'

/** How far paying for a service's request went, and the way to pay; nothing for all others. */
export function PayService({ operation }: { operation: OperationRow }) {
  if (operation.state !== 'taken') return null
  switch (operation.route) {
    case 'placeRestaurantOrder':
      return <PayOrder operation={operation} />
    case 'bookTour':
      return <PayTour operation={operation} />
    case 'rentCar':
      return <RentalPayment operation={operation} />
    case 'placeCustomOrder':
      return <PayCustom operation={operation} />
    default:
      return null
  }
}
