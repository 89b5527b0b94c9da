import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { bookCartDescriptor } from './operations/book-cart.ts'

/** What a stay that waits means to people. */
export const descriptors: OperationDescriptors = {
  bookCart: bookCartDescriptor(),
}
