import { useQuery } from '@tanstack/react-query'
import type { TourDay } from '#contract/tour-bookings.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { useValue } from '#ui/use-value.ts'
import { spotsLeft } from '#domain/tours.ts'
import type { Tour } from './data.ts'

/** How many places of tours' days are taken, by all bookings of the house. */
export const tourDays = () => listQuery({ resource: 'tour_days', route: 'listTourDays' })

export interface KnownPlaces {
  /** Places left of a tour's day; null where it is not known. */
  left(tour: Pick<Tour, 'id' | 'capacity'>, date: string): number | null
  /** The server answered just now; cached rows may be out of date. */
  fresh: boolean
}

/** How many places are left, from the cached bookings. Other hosts do not send them. */
export function usePlaces(): KnownPlaces {
  const foreign = useValue(offline().host) === 'foreign'
  const days = useQuery({ ...tourDays(), enabled: !foreign })
  const cached = foreign ? undefined : days.data
  return {
    left: (tour, date) => (cached ? placesLeft(cached.rows, tour, date) : null),
    fresh: cached !== undefined && cached.cause === undefined && cached.refusal === undefined,
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
