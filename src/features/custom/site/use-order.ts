import {
  claimOf,
  customLength,
  customQtyStep,
  CUSTOM_DAYS_AHEAD,
  isTooSoon,
  wantedFields,
  type CustomAsked,
  type CustomClaim,
} from '#domain/custom.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'
import { cardWay, type CardWay } from '#offline/paying/card-way.ts'
import { payable } from '#parts/request-form/payment-fields.tsx'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import type { CustomService } from '../data.ts'
import { freeOf, isDayFull, useServiceClaims, type Free } from '../free.ts'
import { askedOf, totalOf, type CustomForm } from './form.ts'

/** What the form comes to: price and times, worked out on each render. */
export interface Order {
  /** As it can be sent now. */
  form: CustomForm
  asked: CustomAsked
  /** First and last day that may be chosen. */
  first: string
  last: string
  /** How many days or hours a span is charged for. */
  length: number
  totalCents: number
  /** What others have left of it, as far as this device knows. */
  free: Free
  /** How a card could be used now. */
  card: CardWay
  house: ReturnType<typeof useHouse>
  now: Date
}

export function useOrder(typed: CustomForm, service: CustomService): Order {
  const house = useHouse()
  const now = useHouseNow()
  const card = cardWay(useValue(offline().link), house)
  const form = payable(typed, card, 'cash')
  const { timezone } = house
  const taken = useServiceClaims()
  const first = firstDay(service, timezone, now, taken.claimsOf(service) ?? [])
  const asked = askedOf(form, service, first)
  // A span that is not filled in, or ends before it begins, has no length.
  const isSpan = service.wanted === 'span' && claimOf(service, asked) !== null
  const counted = isSpan ? asked : { ...asked, until: null }
  return {
    form,
    asked,
    first,
    free: freeOf(service, asked, taken, { timezone, now, first }),
    last: addDays(dayIn(timezone, now), CUSTOM_DAYS_AHEAD),
    length: customLength(service, counted),
    totalCents: totalOf(service, counted),
    card,
    house,
    now,
  }
}

/**
 * The first day on which it can still be had: at its last minute, where it has a time; where it has
 * none, a day that is not full.
 */
function firstDay(
  service: CustomService,
  timezone: string,
  now: Date,
  claims: readonly CustomClaim[],
): string {
  const today = dayIn(timezone, now)
  const time = wantedFields(service).includes('time') ? '23:59' : null
  for (let ahead = 0; ahead < CUSTOM_DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead)
    if (isTooSoon(service, { day, time }, timezone, now)) continue
    const full = time === null && isDayFull(service, customQtyStep(service.unit), claims, day)
    if (!full) return day
  }
  return today
}
