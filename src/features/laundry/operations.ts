import { msg } from '@lingui/core/macro'
import type { Meanings } from '#offline/meaning.ts'
import { offerMeanings } from '#parts/catalogue/meanings.ts'
import { laundryServiceKind } from './offer.ts'
import { laundryDeskMeanings } from './operations/desk.ts'
import { placeLaundryMeaning } from './operations/place.ts'

/** What the laundry's queued operations mean to people. */
export const meanings: Meanings = {
  placeLaundryOrder: { ...placeLaundryMeaning, about: msg`Something about laundry` },
  ...laundryDeskMeanings,
  ...offerMeanings(laundryServiceKind),
}
