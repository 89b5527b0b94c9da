import { msg } from '@lingui/core/macro'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offerDescriptors } from '#parts/catalogue/descriptors.ts'
import { bookTourDescriptor } from './operations/book.ts'
import { tourStepDescriptors } from './operations/desk-steps.ts'
import { travelPriceDescriptors } from './operations/travel-price.ts'
import { tourKind } from './offer.ts'

/** Descriptors of the tours' queued operations, one for each endpoint. */
export const descriptors: OperationDescriptors = {
  bookTour: { ...bookTourDescriptor(), about: msg`A tour` },
  ...tourStepDescriptors,
  ...travelPriceDescriptors,
  ...offerDescriptors(tourKind),
}
