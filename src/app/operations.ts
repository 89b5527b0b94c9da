import type { OperationDescriptors } from '#offline/operation-descriptor.ts'

/**
 * What every operation that can wait means to people: the `meanings` of each feature's
 * operations.ts, found by its place.
 */
const ofFeatures = import.meta.glob<OperationDescriptors>('../features/*/operations.ts', {
  eager: true,
  import: 'descriptors',
})

export const descriptors: OperationDescriptors = Object.assign({}, ...Object.values(ofFeatures))
