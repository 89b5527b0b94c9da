import type { ComponentType } from 'react'
import type { QueuedRouteName } from '#contract/routes.ts'
import { CartFacts } from '#features/cart/parts/cart-facts.tsx'
import { CartRefusal } from '#features/cart/parts/cart-refusal.tsx'
import { cartCode } from '#features/cart/use-own-carts.ts'
import { LaundryRefusal } from '#features/laundry/parts/laundry-refusal.tsx'
import { SentFacts } from '#features/laundry/parts/order-facts.tsx'
import { laundryCode } from '#features/laundry/use-own-laundry.ts'
import { RentalFacts } from '#features/cars/parts/rental-facts.tsx'
import { RentalRefusal } from '#features/cars/parts/rental-refusal.tsx'
import { rentalCode } from '#features/cars/use-own-rentals.ts'
import { ReservationFacts } from '#features/tables/parts/reservation-facts.tsx'
import { ReservationRefusal } from '#features/tables/parts/reservation-refusal.tsx'
import { reservationCode } from '#features/tables/use-own-reservations.ts'
import { TourFacts } from '#features/tours/parts/tour-facts.tsx'
import { TourRefusal } from '#features/tours/parts/tour-refusal.tsx'
import { tourCode } from '#features/tours/use-own-tours.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** How a service shows what was asked of it. */
interface ServiceParts {
  /** What was asked for, as it stands on the device. */
  Facts: ComponentType<{ operation: OperationRow }>
  /** Why the house did not take it. */
  Refusal: ComponentType<{ operation: OperationRow }>
  /** The code a guest can read out. */
  code(operation: OperationRow): string
}

/** By the route that asks for it. A new service adds an entry. */
export const serviceParts: Partial<Record<QueuedRouteName, ServiceParts>> = {
  bookCart: { Facts: CartFacts, Refusal: CartRefusal, code: cartCode },
  bookTour: { Facts: TourFacts, Refusal: TourRefusal, code: tourCode },
  placeLaundryOrder: {
    Facts: SentFacts,
    Refusal: LaundryRefusal,
    code: laundryCode,
  },
  rentCar: { Facts: RentalFacts, Refusal: RentalRefusal, code: rentalCode },
  reserveTable: {
    Facts: ReservationFacts,
    Refusal: ReservationRefusal,
    code: reservationCode,
  },
}
