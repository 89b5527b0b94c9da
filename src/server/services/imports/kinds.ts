import type { ImportKind, OfferKind } from '#contract/import-kinds.ts'
import { planBookings } from './bookings.ts'
import { planGuests } from './guests.ts'
import { importedOffers, planOffers } from './offers.ts'
import type { MakePlan } from './plan.ts'
import { planRooms } from './rooms.ts'

const ofServices = Object.fromEntries(
  importedOffers.map((offer) => [offer.kind, planOffers(offer)]),
) as Record<OfferKind, MakePlan>

export const plans: Readonly<Record<ImportKind, MakePlan>> = {
  rooms: planRooms,
  guests: planGuests,
  bookings: planBookings,
  ...ofServices,
}
