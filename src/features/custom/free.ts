import { useQuery } from '@tanstack/react-query'
import type { CustomDays } from '#contract/custom.ts'
import type { ResourceRow } from '#contract/resources.ts'
import {
  capacityLeft,
  claimOf,
  daysWithRoom,
  fullTimes,
  isTooSoon,
  timesWithRoom,
  type CustomAsked,
  type CustomClaim,
} from '#domain/custom.ts'
import { addDays } from '#domain/days.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { CustomService } from './data.ts'

/** What is left of the house's own services, as far as this device knows; the server decides. */

interface ServiceClaim extends CustomClaim {
  serviceId: string
}

function parseClaim(raw: ResourceRow): ServiceClaim | null {
  const { service_id: serviceId, from, until, amount } = raw as ResourceRow & Partial<CustomDays>
  if (!serviceId || !from || !until || typeof amount !== 'number') return null
  return { serviceId, from, until, amount }
}

export const customDays = () =>
  listQuery({ resource: 'custom_days', route: 'listCustomDays', parse: parseClaim })

export interface ServiceClaims {
  /** Null: not known, or the service has no bound. */
  claimsOf(service: CustomService): readonly CustomClaim[] | null
  /** The server answered just now; cached rows may be out of date. */
  fresh: boolean
  /** Nothing of it is cached, and the server does not answer. */
  unknown: boolean
}

export function useServiceClaims(): ServiceClaims {
  const { data, isPending } = useQuery(customDays())
  return {
    claimsOf: ({ id, capacity }) =>
      capacity === null || data === undefined
        ? null
        : data.rows.filter(({ serviceId }) => serviceId === id),
    fresh: data !== undefined && data.cause === undefined && data.refusal === undefined,
    unknown: data === undefined && !isPending,
  }
}

/** More would be a list to search and not a quick choice. */
const MAX_OTHERS = 3
const DAYS_SHOWN = 14

/** What is left of a service near the requested time. */
export interface Free {
  /** At the time asked for; null: not known, no bound, or no time is chosen yet. */
  left: number | null
  /** Others have taken some of it. */
  few: boolean
  /** More is asked for than is left. */
  full: boolean
  /** When on the day asked for there is no room for it, `HH:MM`. */
  fullTimes: readonly { from: string; until: string }[]
  /** Times of that day, and days after it, on which the same is available. */
  times: readonly string[]
  days: readonly string[]
  /** The next days, where it is had by the day and one of them is full. */
  next: readonly { day: string; full: boolean }[]
  fresh: boolean
  /** The service has a limit, and the booked quantity is not known. */
  unknown: boolean
}

/** @param first the first day that can be chosen */
export function freeOf(
  service: CustomService,
  asked: CustomAsked,
  taken: ServiceClaims,
  { timezone, now, first }: { timezone: string; now: Date; first: string },
): Free {
  const claim = claimOf(service, asked)
  const claims = taken.claimsOf(service)
  const { day, time } = asked
  const counted = service.capacity !== null && service.wanted !== 'any_time'
  const known = { fresh: taken.fresh, unknown: counted && taken.unknown }
  if (claims === null || !counted || day === null) {
    return {
      left: null,
      few: false,
      full: false,
      fullTimes: [],
      times: [],
      days: [],
      next: [],
      ...known,
    }
  }
  const left = claim && capacityLeft(service.capacity, claim, claims)
  const full = left !== null && claim !== null && claim.amount > left
  // More than the whole capacity is not available on any other day.
  const elsewhere = full && claim.amount <= (service.capacity ?? 0)
  return {
    left,
    few: left !== null && left < (service.capacity ?? 0),
    full,
    fullTimes: byTheDay(service) ? [] : fullOn(service, day, claim?.amount ?? 1, claims),
    times: elsewhere
      ? timesWithRoom(service, asked, claims, {
          limit: MAX_OTHERS,
          mayBe: (other) => !isTooSoon(service, { day, time: other }, timezone, now),
        })
      : [],
    days: elsewhere ? daysWithRoom(service, asked, claims, MAX_OTHERS).map(({ date }) => date) : [],
    next: byTheDay(service) && time === null ? nextDays(service, asked.qty, claims, first) : [],
    ...known,
  }
}

/** A day of it has no hours. */
const byTheDay = ({ wanted, unit }: CustomService) =>
  wanted === 'day' || (wanted === 'span' && unit === 'day')

function fullOn(
  { capacity }: CustomService,
  day: string,
  amount: number,
  claims: readonly CustomClaim[],
) {
  const span = { from: `${day}T00:00`, until: `${addDays(day, 1)}T00:00`, amount }
  return fullTimes(capacity, span, claims).map(({ from, until }) => ({
    from: from.slice(11),
    until: until > `${day}T23:59` ? '24:00' : until.slice(11),
  }))
}

/** Whether one day of a service that is had by the day has room for so much. */
export function isDayFull(
  service: CustomService,
  qty: number,
  claims: readonly CustomClaim[],
  day: string,
): boolean {
  // Of days that are ordered last one is taken at a time: the first of them is asked about.
  const one = service.wanted === 'day' && service.unit === 'day' ? 1 : qty
  const until = service.wanted === 'span' ? day : null
  const claim = claimOf(service, { qty: one, day, time: null, until })
  const left = claim && capacityLeft(service.capacity, claim, claims)
  return claim !== null && left !== null && claim.amount > left
}

function nextDays(
  service: CustomService,
  qty: number,
  claims: readonly CustomClaim[],
  first: string,
): Free['next'] {
  const days = Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(first, ahead)).map(
    (day) => ({ day, full: isDayFull(service, qty, claims, day) }),
  )
  return days.some(({ full }) => full) ? days : []
}
