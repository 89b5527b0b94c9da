import type { Meanings } from '#offline/meaning.ts'
import { bookCartMeaning } from './operations/book-cart.ts'

/** What a stay that waits means to people. */
export const meanings: Meanings = {
  bookCart: bookCartMeaning(),
}
