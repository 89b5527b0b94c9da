import { msg } from '@lingui/core/macro'
import type { Meanings } from '#offline/meaning.ts'
import { offerMeanings } from '#parts/catalogue/meanings.ts'
import { bookTourMeaning } from './operations/book.ts'
import { tourStepMeanings } from './operations/desk-steps.ts'
import { travelPriceMeanings } from './operations/travel-price.ts'
import { tourKind } from './offer.ts'

/** What the tours' queued operations mean to people, one entry an endpoint. */
export const meanings: Meanings = {
  bookTour: { ...bookTourMeaning(), about: msg`Something about a tour` },
  ...tourStepMeanings,
  ...travelPriceMeanings,
  ...offerMeanings(tourKind),
}
