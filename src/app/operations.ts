import type { Meanings } from '#offline/meaning.ts'
import { carsMeanings } from '#features/cars/operations.ts'
import { catalogueMeanings } from '#features/catalogue/operations.ts'
import { cartMeanings } from '#features/cart/operations.ts'
import { communityMeanings } from '#features/community/operations.ts'
import { customMeanings } from '#features/custom/operations.ts'
import { customersMeanings } from '#features/customers/operations.ts'
import { housekeepingMeanings } from '#features/housekeeping/operations.ts'
import { folioMeanings } from '#features/folio/operations.ts'
import { laundryMeanings } from '#features/laundry/operations.ts'
import { parkedMeanings } from '#features/parked/operations.ts'
import { paymentsMeanings } from '#features/payments/operations.ts'
import { settleMeanings } from '#features/payments/operations/settle.ts'
import { restaurantMeanings } from '#features/restaurant/operations.ts'
import { roomsMeanings } from '#features/rooms/operations.ts'
import { roomsManageMeanings } from '#features/rooms/manage/operations.ts'
import { deskStepMeanings } from '#features/rooms/operations/desk-steps.ts'
import { settingsMeanings } from '#features/settings/operations.ts'
import { tablesMeanings } from '#features/tables/operations.ts'
import { toursMeanings } from '#features/tours/operations.ts'

/** What every operation that can wait means to people. A feature's entry is its registration. */
export const meanings: Meanings = {
  ...restaurantMeanings,
  ...roomsMeanings,
  ...tablesMeanings,
  ...deskStepMeanings,
  ...roomsManageMeanings,
  ...catalogueMeanings,
  ...housekeepingMeanings,
  ...laundryMeanings,
  ...carsMeanings,
  ...toursMeanings,
  ...cartMeanings,
  ...customMeanings,
  ...communityMeanings,
  ...customersMeanings,
  ...paymentsMeanings,
  ...settleMeanings,
  ...folioMeanings,
  ...settingsMeanings,
  ...parkedMeanings,
}
