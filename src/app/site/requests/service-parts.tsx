import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { QueuedRouteName } from '#contract/routes.ts'
import { cars } from '#contract/services/cars.ts'
import { custom } from '#contract/services/custom.ts'
import { laundry } from '#contract/services/laundry.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import type { Service } from '#contract/services/service.ts'
import { tables } from '#contract/services/tables.ts'
import { tours } from '#contract/services/tours.ts'
import {
  RentalFacts,
  RentalRefusal,
  rentalStatusWords,
} from '#features/cars/parts/rental-facts.tsx'
import { CartFacts } from '#features/cart/parts/cart-facts.tsx'
import { CartNews } from '#features/cart/parts/cart-news.tsx'
import { CartRefusal } from '#features/cart/parts/cart-refusal.tsx'
import { cartCode } from '#features/cart/use-own-carts.ts'
import { CustomFacts, CustomRefusal, customStatusWords } from '#features/custom/parts/order.tsx'
import {
  LaundryRefusal,
  laundryStatusWords,
  SentFacts,
} from '#features/laundry/parts/order-facts.tsx'
import { statusWords } from '#features/restaurant/parts/status-words.ts'
import { BookingNews } from '#features/rooms/checkout/booking-news.tsx'
import { BookingFacts } from '#features/rooms/parts/booking-facts.tsx'
import { BookingRefusal } from '#features/rooms/parts/booking-refusal.tsx'
import { bookingCode } from '#features/rooms/use-own-bookings.ts'
import {
  guestStatusWords,
  ReservationFacts,
  ReservationRefusal,
} from '#features/tables/parts/reservation.tsx'
import { tourStatusWords } from '#features/tours/parts/status-words.ts'
import { TourFacts } from '#features/tours/parts/tour-facts.tsx'
import { TourRefusal } from '#features/tours/parts/tour-refusal.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf } from '#parts/own-requests.ts'
import { BookingActs } from './booking-acts.tsx'
import { CartActs } from './cart-acts.tsx'
import { OrderActs, OrderFacts, OrderProgress } from './order-parts.tsx'
import type { OwnService } from './own-services.ts'

interface Asked {
  operation: OperationRow
}

export interface ActsProps extends Asked {
  service: OwnService | null | undefined
  /** A cancellation of it is under way. */
  cancelling: boolean
}

/** How what was asked for is shown; what is left out is as for any service. */
interface Parts {
  /** What was asked for, as it stands on the device. */
  Facts: ComponentType<Asked>
  /** What its facts are called. */
  facts?: MessageDescriptor
  /** Its facts on a card of the list, in place of its detail. */
  Brief?: ComponentType<Asked>
  /** Why the house did not take it. */
  Refusal?: ComponentType<Asked>
  /** Said where its time passed while it waited. */
  late?: MessageDescriptor
  /** Where it stands, once the house has it. */
  News?: ComponentType<Asked>
  /** How far it is, where a guest follows it state by state. */
  Progress?: ComponentType<{ status: string }>
  /** What can be done about it, once the house has it. */
  Acts?: ComponentType<ActsProps>
}

interface ServiceParts extends Parts {
  /** The code a guest can read out. */
  code(operation: OperationRow): string
}

interface Described extends Parts {
  service: Service
  /** Its states, as a guest reads them. */
  words: Readonly<Record<string, MessageDescriptor>>
}

/** The services. A new one adds an entry. */
export const described: readonly Described[] = [
  {
    service: restaurant,
    words: statusWords,
    Facts: OrderFacts,
    facts: msg`What was ordered`,
    late: msg`Its time has passed while it waited. The house will not cook it unasked: send it for another time, or take it back.`,
    Progress: OrderProgress,
    Acts: OrderActs,
  },
  {
    service: tables,
    words: guestStatusWords,
    Facts: ReservationFacts,
    Refusal: ReservationRefusal,
  },
  { service: laundry, words: laundryStatusWords, Facts: SentFacts, Refusal: LaundryRefusal },
  { service: cars, words: rentalStatusWords, Facts: RentalFacts, Refusal: RentalRefusal },
  { service: tours, words: tourStatusWords, Facts: TourFacts, Refusal: TourRefusal },
  {
    service: custom,
    words: customStatusWords,
    Facts: CustomFacts,
    facts: msg`What was ordered`,
    Refusal: CustomRefusal,
  },
]

const room: ServiceParts = {
  code: bookingCode,
  Facts: BookingFacts,
  facts: msg`What was booked`,
  Refusal: BookingRefusal,
  late: msg`Its day has passed while it waited. Choose other dates, or take it back.`,
  News: BookingNews,
  Acts: BookingActs,
}

/** By the route that asks for it. */
export const serviceParts: Partial<Record<QueuedRouteName, ServiceParts>> = {
  bookRoom: room,
  bookBundle: room,
  bookCart: {
    code: cartCode,
    Facts: CartFacts,
    Brief: CartBrief,
    Refusal: CartRefusal,
    News: CartNews,
    Acts: CartActs,
  },
  ...Object.fromEntries(
    described.map(({ service, ...parts }) => [
      service.routes.place,
      { ...parts, code: (operation: OperationRow) => codeOf(service, operation) },
    ]),
  ),
}

function CartBrief({ operation }: Asked) {
  return <CartFacts operation={operation} brief />
}
