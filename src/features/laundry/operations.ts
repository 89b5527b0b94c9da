import { msg } from '@lingui/core/macro'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offerDescriptors } from '#parts/catalogue/descriptors.ts'
import { laundryServiceKind } from './offer.ts'
import { laundryDeskDescriptors } from './operations/desk.ts'
import { placeLaundryDescriptor } from './operations/place.ts'

/** What the laundry's queued operations mean to people. */
export const descriptors: OperationDescriptors = {
  placeLaundryOrder: { ...placeLaundryDescriptor, about: msg`A laundry order` },
  ...laundryDeskDescriptors,
  ...offerDescriptors(laundryServiceKind),
}
