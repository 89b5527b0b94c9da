import { addDays } from '#domain/days.ts'
import { checkOutAfter, nightsOf } from '#domain/stays.ts'

/** What a guest searches for (spec 1 §2, §5). */
export interface Criteria {
  check_in: string
  check_out: string
  adults: number
  /** Trimmed; null when empty. */
  promo: string | null
}

/** Adults that the search offers. */
export const adultsOffered = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Today and tomorrow of the house, two adults (spec 1 §5). */
export function defaultCriteria(today: string): Criteria {
  return { check_in: today, check_out: addDays(today, 1), adults: 2, promo: null }
}

/** Nights asked for, one at least (spec 1 §5). */
export function nightsAsked({ check_in, check_out }: Criteria): number {
  return Math.max(1, nightsOf(check_in, check_out))
}

/**
 * As the form has them: a day that was cleared, or lies in the past, becomes the first that can be
 * had; check-out follows check-in.
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

/** The address of a room's page with what was searched for. */
export function roomAddress(roomId: string, criteria: Criteria): string {
  const query = new URLSearchParams({
    check_in: criteria.check_in,
    check_out: criteria.check_out,
    adults: String(criteria.adults),
    ...(criteria.promo === null ? {} : { promo: criteria.promo }),
  })
  return `/rooms/${encodeURIComponent(roomId)}?${query}`
}
