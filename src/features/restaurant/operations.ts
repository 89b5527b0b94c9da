import { msg } from '@lingui/core/macro'
import type { Meanings } from '#offline/meaning.ts'
import { offerMeanings } from '#parts/catalogue/meanings.ts'
import { cancelOwnMeaning } from './operations/cancel-own.ts'
import { placeMeaning } from './operations/place.ts'
import { stepMeanings } from './operations/steps.ts'
import { itemKind } from './offer.ts'

/** What the restaurant's queued operations mean to people, one entry an endpoint. */
export const meanings: Meanings = {
  placeRestaurantOrder: { ...placeMeaning, about: msg`Something about a restaurant order` },
  cancelOwnRestaurantOrder: cancelOwnMeaning,
  ...stepMeanings,
  ...offerMeanings(itemKind),
}
