import { beforeStart, cannotCancel, freeToCancel, type Paid, type Terms } from './cancellation.ts'
import { maxTaken, type Claim } from './capacity.ts'
import { addDays, daysBetween, minutesLater, momentOf } from './days.ts'
import type { Currency } from '#lib/currency.ts'
import { defaultBase, roundCents } from './money.ts'
import { defineSteps } from './status-steps.ts'

/** The rules of services that a house defines itself: massage, bicycles, firewood. */

export const customStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type CustomStatus = (typeof customStatuses)[number]

export const customSteps = defineSteps(
  customStatuses,
  {
    confirm: { from: ['pending'], to: 'confirmed' },
    complete: { from: ['confirmed'], to: 'completed' },
    cancel: { from: ['pending', 'confirmed'], to: 'cancelled' },
  },
  ['cancelled'],
)
export type CustomStep = (typeof customSteps.names)[number]

/** States in which an order keeps its share of the capacity: claimed on receipt. */
export const capacityKeepingStatuses = ['pending', 'confirmed'] as const

/** What the price is for. */
export const customUnits = ['piece', 'person', 'hour', 'day', 'kilo'] as const
export type CustomUnit = (typeof customUnits)[number]

/** What a guest says of when: nothing, a day, a day and a time, or from when until when. */
export const customWants = ['any_time', 'day', 'day_time', 'span'] as const
export type CustomWanted = (typeof customWants)[number]

/** What the rules need of a service. */
export interface CustomRules {
  unit: CustomUnit
  wanted: CustomWanted
  /** Of a `day_time`, where the unit is not the hour; null: it takes no time. */
  duration_minutes: number | null
  /** At once, or on one day; null: no bound. */
  capacity: number | null
  /** So many hours before it begins at the latest. */
  notice_hours: number
}

/** What was asked for. `until`: a day where the unit is the day, else a day with its time. */
export interface CustomAsked {
  qty: number
  day: string | null
  time: string | null
  until: string | null
}

/** What is weighed goes by halves; the rest is whole. */
export const customQtyStep = (unit: CustomUnit): number => (unit === 'kilo' ? 0.5 : 1)

export const isCustomQty = (unit: CustomUnit, qty: number): boolean =>
  qty > 0 && Number.isInteger(qty / customQtyStep(unit))

/** A span from day to day: both of its days are in it. */
export const spansDays = ({ unit, wanted }: Pick<CustomRules, 'unit' | 'wanted'>): boolean =>
  wanted === 'span' && unit === 'day'

/** What must be said beside how much: the rest is left out. */
export function wantedFields(
  rules: Pick<CustomRules, 'unit' | 'wanted'>,
): readonly ('day' | 'time' | 'until')[] {
  switch (rules.wanted) {
    case 'any_time':
      return []
    case 'day':
      return ['day']
    case 'day_time':
      return ['day', 'time']
    case 'span':
      return spansDays(rules) ? ['day', 'until'] : ['day', 'time', 'until']
  }
}

const DAY_MINUTES = 24 * 60

/** When an order is, `YYYY-MM-DDTHH:MM` of the house, and how much of the capacity it takes meanwhile. */
export type CustomClaim = Claim<string>

/**
 * Null where there is no day, or what was asked for is no span. Hours and days that are ordered last,
 * one at a time; of the rest so many are taken at once. A span lasts as it says, with as many.
 */
export function claimOf(
  rules: Pick<CustomRules, 'unit' | 'wanted' | 'duration_minutes'>,
  asked: CustomAsked,
): CustomClaim | null {
  const { unit, wanted, duration_minutes } = rules
  const { qty, day, time, until } = asked
  if (wanted === 'any_time' || day === null) return null
  if (wanted === 'span') {
    const from = `${day}T${spansDays(rules) ? '00:00' : (time ?? '00:00')}`
    const end = until === null ? from : spansDays(rules) ? `${addDays(until, 1)}T00:00` : until
    return end > from ? { from, until: end, amount: qty } : null
  }
  const lasts = unit === 'day' ? DAY_MINUTES : unit === 'hour' && wanted === 'day_time' ? 60 : null
  const from = `${day}T${wanted === 'day_time' ? (time ?? '00:00') : '00:00'}`
  if (lasts !== null) return { from, until: minutesLater(from, lasts * qty), amount: 1 }
  const minutes = wanted === 'day' ? DAY_MINUTES : Math.max(duration_minutes ?? 0, 1)
  return { from, until: minutesLater(from, minutes), amount: qty }
}

/** What is left of a capacity in a span, never below 0; null: there is no bound. */
export function capacityLeft(
  capacity: number | null,
  span: Pick<CustomClaim, 'from' | 'until'>,
  claims: readonly CustomClaim[],
): number | null {
  return capacity === null ? null : Math.max(0, capacity - maxTaken(span, claims))
}

/** The same order, days later. */
function movedBy(days: number, asked: CustomAsked): CustomAsked {
  const { day, until } = asked
  const moved = (text: string | null) =>
    text === null ? null : `${addDays(text.slice(0, 10), days)}${text.slice(10)}`
  return { ...asked, day: moved(day), until: moved(until) }
}

/** How far a full day's neighbours are looked for, days after it. */
const NEAR_DAYS = 14

/** An order and all that it could be moved to: whose claims `daysWithRoom` must know. */
export function nearSpan(
  rules: CustomRules,
  asked: CustomAsked,
): Pick<CustomClaim, 'from' | 'until'> | null {
  const claim = claimOf(rules, asked)
  const last = claimOf(rules, movedBy(NEAR_DAYS, asked))
  return claim && { from: claim.from, until: last?.until ?? claim.until }
}

/** Days after it on which the same order could be had, and how much is left on each. */
export function daysWithRoom(
  rules: CustomRules,
  asked: CustomAsked,
  claims: readonly CustomClaim[],
  limit: number,
): { date: string; left: number }[] {
  const days: { date: string; left: number }[] = []
  for (let away = 1; away <= NEAR_DAYS && days.length < limit; away += 1) {
    const other = movedBy(away, asked)
    const near = claimOf(rules, other)
    if (near === null || other.day === null) break
    const left = capacityLeft(rules.capacity, near, claims) ?? 0
    if (left >= near.amount) days.push({ date: other.day, left })
  }
  return days
}

/** How far a full time's neighbours are looked for, minutes before and after it. */
const NEAR_MINUTES = 4 * 60
const TIMES_APART = 30

/** Times of the same day near it at which the same order could be had, in order. */
export function timesWithRoom(
  rules: CustomRules,
  asked: CustomAsked,
  claims: readonly CustomClaim[],
  { limit, mayBe }: { limit: number; mayBe: (time: string) => boolean },
): string[] {
  const { day, time } = asked
  // A span would have to move with both of its ends.
  if (rules.wanted !== 'day_time' || day === null || time === null) return []
  const found: string[] = []
  for (let away = TIMES_APART; away <= NEAR_MINUTES && found.length < limit; away += TIMES_APART) {
    for (const minutes of [-away, away]) {
      const at: string = minutesLater(`${day}T${time}`, minutes)
      const other = at.slice(11)
      if (!at.startsWith(day) || !mayBe(other)) continue
      const near = claimOf(rules, { ...asked, time: other })
      const left = near && capacityLeft(rules.capacity, near, claims)
      if (near !== null && (left === null || left >= near.amount)) found.push(other)
    }
  }
  return found.slice(0, limit).toSorted()
}

/** When in a span there is no room for so much more, in order. */
export function fullTimes(
  capacity: number | null,
  { from, until, amount }: CustomClaim,
  claims: readonly CustomClaim[],
): { from: string; until: string }[] {
  const bounds = new Set([from, until, ...claims.flatMap((claim) => [claim.from, claim.until])])
  const moments = [...bounds].filter((at) => at >= from && at <= until).toSorted()
  const found: { from: string; until: string }[] = []
  for (const [at, next] of moments.slice(1).map((end, n) => [moments[n]!, end] as const)) {
    const left = capacityLeft(capacity, { from: at, until: next }, claims)
    if (left === null || left >= amount) continue
    const before = found.at(-1)
    if (before?.until === at) before.until = next
    else found.push({ from: at, until: next })
  }
  return found
}

/** How many days or hours a span is charged for: begun ones count. 1 for all that is no such span. */
export function customLength(
  rules: Pick<CustomRules, 'unit' | 'wanted'>,
  { day, time, until }: Pick<CustomAsked, 'day' | 'time' | 'until'>,
): number {
  if (rules.wanted !== 'span' || day === null || until === null) return 1
  if (rules.unit === 'day') return Math.max(1, daysBetween(day, until) + 1)
  if (rules.unit !== 'hour') return 1
  const lasts = Date.parse(`${until}Z`) - Date.parse(`${day}T${time ?? '00:00'}Z`)
  return Math.max(1, Math.ceil(lasts / HOUR))
}

/** Cents of the base currency, to its smallest unit: half a kilo may come to half a franc. */
export function customTotal(
  priceCents: number,
  rules: Pick<CustomRules, 'unit' | 'wanted'>,
  asked: CustomAsked,
  base: Currency = defaultBase,
): number {
  return roundCents(priceCents * asked.qty * customLength(rules, asked), base)
}

/** How far ahead anything is ordered, in days; a device whose clock says 2030 might seem to. */
export const CUSTOM_DAYS_AHEAD = 366

const HOUR = 3_600_000

/**
 * Whether it is too late to ask for it. One for a day without a time, and without notice, may be
 * asked for until the day is over.
 */
export function isTooSoon(
  { notice_hours }: Pick<CustomRules, 'notice_hours'>,
  { day, time }: Pick<CustomAsked, 'day' | 'time'>,
  timezone: string,
  now: Date,
): boolean {
  if (day === null) return false
  const latest =
    time === null && notice_hours === 0
      ? momentOf(timezone, addDays(day, 1), '00:00')
      : new Date(momentOf(timezone, day, time ?? '00:00').getTime() - notice_hours * HOUR)
  return now.getTime() >= latest.getTime()
}

/** First parts of the addresses that the site and the server have, beside the services'. */
export const siteAddresses: readonly string[] = [
  'apartment-info',
  'api',
  'appartment-info',
  'assets',
  'book',
  'cancel-bookings',
  'contact',
  'custom',
  'dashboard',
  'forgot-password',
  'healthz',
  'housekeeping',
  'images',
  'kitchen',
  'login',
  'map',
  'new',
  'pages',
  'paid',
  'pay',
  'privacy',
  'register',
  'requests',
  'reset-password',
  'reviews',
  'rooms',
  'services',
  'terms',
  'welcome',
]

/** Lower case, words joined by single hyphens. */
export const isSlug = (text: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length >= 2 && text.length <= 40

/**
 * What the house defined itself: until so many hours before it begins, as it was when it was ordered;
 * null hours: not by the guest. What is for no day can be cancelled until it is done.
 */
export function customTerms(
  order: { status: string; day: string | null; time: string | null; cancel_hours: number | null },
  paid: Paid,
  timezone: string,
  now: Date,
): Terms {
  const { status, day, time, cancel_hours } = order
  if (status === 'cancelled') return cannotCancel('cancelled', paid)
  if (status !== 'pending' && status !== 'confirmed') return cannotCancel('over', paid)
  if (cancel_hours === null) return cannotCancel('too_late', paid)
  if (day === null) return freeToCancel(null, paid)
  const starts = momentOf(timezone, day, time ?? '00:00')
  return beforeStart(starts, cancel_hours, paid, now)
}
