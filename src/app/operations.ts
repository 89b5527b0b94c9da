import type { OperationDescriptors } from '#offline/operation-descriptor.ts'

/** Descriptors of all operations that can wait: those of each feature's operations.ts. */
const ofFeatures = import.meta.glob<OperationDescriptors>('../features/*/operations.ts', {
  eager: true,
  import: 'descriptors',
})

export const descriptors: OperationDescriptors = Object.assign({}, ...Object.values(ofFeatures))
