import type { Meanings } from '#offline/meaning.ts'
import { parkedMeanings } from '#features/parked/operations.ts'
import { restaurantMeanings } from '#features/restaurant/operations.ts'

/** What every operation that can wait means to people. A feature's entry is its registration. */
export const meanings: Meanings = {
  ...restaurantMeanings,
  ...parkedMeanings,
}
