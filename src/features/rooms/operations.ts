import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { roomsManageDescriptors } from './manage/operations.ts'
import { bookBundleDescriptor } from './operations/book-bundle.ts'
import { bookRoomDescriptor } from './operations/book-room.ts'
import { deskStepDescriptors } from './operations/desk-steps.ts'
import { reserveDescriptor } from './operations/reserve.ts'
import { orWalkIn } from './operations/walk-in.ts'

/** Descriptors of operations on bookings and rooms, one entry for each route. */
export const descriptors: OperationDescriptors = {
  bookRoom: orWalkIn(bookRoomDescriptor()),
  bookBundle: bookBundleDescriptor(),
  reserveRooms: reserveDescriptor,
  ...deskStepDescriptors,
  ...roomsManageDescriptors,
}
