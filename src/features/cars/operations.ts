import { msg } from '@lingui/core/macro'
import type { Meanings } from '#offline/meaning.ts'
import { offerMeanings } from '#parts/catalogue/meanings.ts'
import { rentalStepMeanings } from './operations/desk-steps.ts'
import { rentCarMeaning } from './operations/rent-car.ts'
import { carKind } from './offer.ts'

/** What guests' rentals and the desk's steps on them mean to people while they wait. */
export const meanings: Meanings = {
  rentCar: { ...rentCarMeaning, about: msg`Something about a car rental` },
  ...rentalStepMeanings,
  ...offerMeanings(carKind),
}
