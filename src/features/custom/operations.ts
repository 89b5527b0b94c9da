import { msg } from '@lingui/core/macro'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { changeServiceDescriptor, createServiceDescriptor } from './operations/definition.ts'
import { placeCustomDescriptor } from './operations/place.ts'
import { customStepDescriptors } from './operations/steps.ts'

/** Descriptors of queued operations on the house's own services. */
export const descriptors: OperationDescriptors = {
  placeCustomOrder: { ...placeCustomDescriptor, about: msg`A service` },
  createCustomService: { ...createServiceDescriptor, about: msg`A service` },
  updateCustomService: changeServiceDescriptor,
  ...customStepDescriptors,
}
