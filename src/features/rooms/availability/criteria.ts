import { addDays } from '#domain/days.ts'
import { checkOutAfter, nightsOf } from '#domain/stays.ts'

/** The guest's search (spec 1 §2, §5). */
export interface Criteria {
  check_in: string
  check_out: string
  adults: number
  /** Trimmed; null when empty. */
  promo: string | null
}

/** The most adults that the search offers. */
export const adultsOffered = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Today and tomorrow at the house, two adults (spec 1 §5). */
export function defaultCriteria(today: string): Criteria {
  return { check_in: today, check_out: addDays(today, 1), adults: 2, promo: null }
}

/** Nights of the search, at least one (spec 1 §5). */
export function nightsAsked({ check_in, check_out }: Criteria): number {
  return Math.max(1, nightsOf(check_in, check_out))
}

/**
 * Criteria from the form: a cleared or past day becomes the first possible one; check-out follows
 * check-in.
 */
export function completed(criteria: Criteria, today: string): Criteria {
  const checkIn = criteria.check_in >= today ? criteria.check_in : today
  return {
    ...criteria,
    check_in: checkIn,
    check_out: checkOutAfter(checkIn, criteria.check_out),
    promo: criteria.promo?.trim() || null,
  }
}

/** The address of a room's page with the search criteria. */
export function roomAddress(roomId: string, criteria: Criteria): string {
  const query = new URLSearchParams({
    check_in: criteria.check_in,
    check_out: criteria.check_out,
    adults: String(criteria.adults),
    ...(criteria.promo === null ? {} : { promo: criteria.promo }),
  })
  return `/rooms/${encodeURIComponent(roomId)}?${query}`
}
