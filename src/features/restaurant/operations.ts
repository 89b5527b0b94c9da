import { msg } from '@lingui/core/macro'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offerDescriptors } from '#parts/catalogue/descriptors.ts'
import { cancelOwnDescriptor } from './operations/cancel-own.ts'
import { placeDescriptor } from './operations/place.ts'
import { stepDescriptors } from './operations/steps.ts'
import { itemKind } from './offer.ts'

/** What the restaurant's queued operations mean to people, one entry an endpoint. */
export const descriptors: OperationDescriptors = {
  placeRestaurantOrder: { ...placeDescriptor, about: msg`A restaurant order` },
  cancelOwnRestaurantOrder: cancelOwnDescriptor,
  ...stepDescriptors,
  ...offerDescriptors(itemKind),
}
