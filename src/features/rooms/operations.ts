import type { Meanings } from '#offline/meaning.ts'
import { roomsManageMeanings } from './manage/operations.ts'
import { bookBundleMeaning } from './operations/book-bundle.ts'
import { bookRoomMeaning } from './operations/book-room.ts'
import { deskStepMeanings } from './operations/desk-steps.ts'
import { orWalkIn } from './operations/walk-in.ts'

/** What operations on bookings and rooms mean to people while they wait, one entry an endpoint. */
export const meanings: Meanings = {
  bookRoom: orWalkIn(bookRoomMeaning()),
  bookBundle: bookBundleMeaning(),
  ...deskStepMeanings,
  ...roomsManageMeanings,
}
