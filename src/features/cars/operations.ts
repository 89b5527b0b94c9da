import { msg } from '@lingui/core/macro'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offerDescriptors } from '#parts/catalogue/descriptors.ts'
import { rentalStepDescriptors } from './operations/desk-steps.ts'
import { rentCarDescriptor } from './operations/rent-car.ts'
import { carKind } from './offer.ts'

/** Descriptors of guests' rentals and of the desk's steps on them. */
export const descriptors: OperationDescriptors = {
  rentCar: { ...rentCarDescriptor, about: msg`A car rental` },
  ...rentalStepDescriptors,
  ...offerDescriptors(carKind),
}
