import { useQuery } from '@tanstack/react-query'
import type { TourDay } from '#contract/tour-bookings.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { useValue } from '#ui/use-value.ts'
import { spotsLeft } from '#domain/tours.ts'
import type { Tour } from './data.ts'

/** How many places of tours' days are gone, by all bookings of the house. */
export const tourDays = () => listQuery({ resource: 'tour_days', route: 'listTourDays' })

export interface KnownPlaces {
  /** Places left of a tour's day; null where it is not known. */
  left(tour: Pick<Tour, 'id' | 'capacity'>, date: string): number | null
  /** Heard from the house just now; what is only kept may be out of date. */
  fresh: boolean
}

/** How many places are left, from what is kept of all bookings. Other hosts do not say. */
export function usePlaces(): KnownPlaces {
  const foreign = useValue(offline().host) === 'foreign'
  const days = useQuery({ ...tourDays(), enabled: !foreign })
  const kept = foreign ? undefined : days.data
  return {
    left: (tour, date) => (kept ? placesLeft(kept.rows, tour, date) : null),
    fresh: kept !== undefined && kept.cause === undefined && kept.refusal === undefined,
  }
}

/** Capacity less those who come that day. Pure. */
export function placesLeft(
  days: readonly TourDay[],
  { id, capacity }: Pick<Tour, 'id' | 'capacity'>,
  date: string,
): number | null {
  if (capacity === null || date === '') return null
  const taken = days
    .filter((day) => day.tour_id === id && day.date === date)
    .reduce((sum, { people }) => sum + people, 0)
  return spotsLeft(capacity, taken)
}
