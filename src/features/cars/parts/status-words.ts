import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RentalExtra, RentalStatus } from '#domain/cars.ts'

/** A rental's states at the house, as a guest reads them. */
export const rentalStatusWords: Record<RentalStatus, MessageDescriptor> = {
  pending: msg`The car is kept for you; the house confirms it soon`,
  approved: msg`Approved`,
  active: msg`You have the car`,
  completed: msg`Returned`,
  cancelled: msg`Cancelled`,
}

/** The documents' names (spec 2 §9). */
export const extraWords: Record<RentalExtra, MessageDescriptor> = {
  gps: msg`GPS`,
  child_seat: msg`Child seat`,
  additional_driver: msg`Additional driver`,
  insurance: msg`Full insurance`,
  pickup_delivery: msg`Pickup and delivery`,
}
