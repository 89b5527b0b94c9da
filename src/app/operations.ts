import type { Meanings } from '#offline/meaning.ts'

/**
 * What every operation that can wait means to people: the `meanings` of each feature's
 * operations.ts, found by its place.
 */
const ofFeatures = import.meta.glob<Meanings>('../features/*/operations.ts', {
  eager: true,
  import: 'meanings',
})

export const meanings: Meanings = Object.assign({}, ...Object.values(ofFeatures))
