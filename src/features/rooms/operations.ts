import type { Meanings } from '#offline/meaning.ts'
import { bookBundleMeaning } from './operations/book-bundle.ts'
import { bookRoomMeaning } from './operations/book-room.ts'
import { orWalkIn } from './operations/walk-in.ts'

/** What bookings mean to people while they wait, one entry an endpoint. */
export const roomsMeanings: Meanings = {
  bookRoom: orWalkIn(bookRoomMeaning()),
  bookBundle: bookBundleMeaning(),
}
