import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { deskCommunityDescriptors } from './operations/community.ts'
import { customerDescriptors } from './operations/customers.ts'

/** What the desk's queued work on customers and what they wrote means to people. */
export const descriptors: OperationDescriptors = {
  ...customerDescriptors,
  ...deskCommunityDescriptors,
}
