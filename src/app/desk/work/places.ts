import { lazy } from 'react'
import type { WorkPlace } from '#parts/desk/work-place.ts'

/** Screens of work that services have: found by their place, features/<name>/desk/work.tsx. */
export const workPlaces = Object.values(
  import.meta.glob<WorkPlace>('../../../features/*/desk/work.tsx', { eager: true, import: 'work' }),
).map((place) => ({ ...place, about: [place.kind], Offer: lazy(place.offer.screen) }))

export type FoundPlace = (typeof workPlaces)[number]
