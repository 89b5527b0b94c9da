import type { Currency } from '#lib/currency.ts'
import type { BookTour } from '#contract/tour-bookings.ts'
import { fromCents } from '#domain/money.ts'
import {
  demoPromoFor,
  tourPricing,
  tourTotals,
  type TourPromo,
  type TourTotals,
} from '#domain/tours.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { areAsShown } from '../as-shown.ts'
import { keptPromo } from '../kept-promo.ts'

/**
 * What a typed code takes off: any while the demo promo is on, else what the house keeps for tours,
 * if the tour's day lies within its days.
 */
export function tourPromoFor(
  settings: Pick<HouseSettings, 'demo_promo' | 'promo_codes'>,
  code: string | null,
  date: string,
): TourPromo | null {
  if (code === null) return null
  if (settings.demo_promo) return demoPromoFor(code, true)
  const asked = { service: 'tour', code, date } as const
  return keptPromo(settings, asked, (params) => ({ reason: 'promo_for_tours', params }))
}

/** Prices a booking as the house does, and compares with what the guest saw: `price_changed`. */
export function quoteTour(
  priceCents: number,
  { booking, pricing }: Pick<BookTour, 'booking' | 'pricing'>,
  promo: TourPromo | null,
  base: Currency,
): TourTotals {
  const totals = tourTotals(priceCents, booking.people, promo, base)
  const pairs = [
    [totals.per_person_cents, pricing.per_person],
    [totals.subtotal_cents, pricing.subtotal],
    [totals.discount_cents, pricing.discount],
    [totals.total_cents, pricing.total],
  ] as const
  if (pricing.currency === base && areAsShown(pairs)) return totals
  return refuse('tour_price_changed', {
    current: {
      tour_id: booking.tour_id,
      price: fromCents(priceCents),
      pricing: tourPricing(totals, base),
    },
  })
}
