import type { Meanings } from '#offline/meaning.ts'
import { bookBundleMeaning } from './operations/book-bundle.ts'
import { bookRoomMeaning } from './operations/book-room.ts'

/** What guests' bookings mean to people while they wait, one entry an endpoint. */
export const roomsMeanings: Meanings = {
  bookRoom: bookRoomMeaning(),
  bookBundle: bookBundleMeaning(),
}
