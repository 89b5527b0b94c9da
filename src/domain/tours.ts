import { roundHalfUp, shareOf } from './money.ts'

/** The tours' rules (spec 2 §5, §9; spec 3 §4; decisions.md, "Orders", "Promo codes"). */

export const tourBookingStatuses = ['pending', 'approved', 'completed', 'cancelled'] as const
export type TourBookingStatus = (typeof tourBookingStatuses)[number]

export const tourSteps = ['approve', 'complete', 'cancel'] as const
export type TourStep = (typeof tourSteps)[number]

export function tourStepLeadsTo(step: TourStep): TourBookingStatus {
  if (step === 'approve') return 'approved'
  return step === 'complete' ? 'completed' : 'cancelled'
}

/** Complete: when approved, or when paid and not cancelled (spec 3 §4). */
export function mayStepTour(
  status: TourBookingStatus,
  paymentStatus: string,
  step: TourStep,
): boolean {
  if (step === 'approve') return status === 'pending'
  if (step === 'cancel') return status === 'pending' || status === 'approved'
  return status === 'approved' || (status === 'pending' && paymentStatus === 'paid')
}

/** States in which a booking keeps its places: claimed on receipt. */
export const placeKeepingStatuses = ['pending', 'approved'] as const

/** Any non-empty code, while the demo promo is on: 10 %, at most $40 (spec 2 §9). */
export const tourPromo = { rate: 0.1, capCents: 4000 } as const

export interface TourTotals {
  subtotal_cents: number
  discount_cents: number
  total_cents: number
  /** The total after discount divided by the people (spec 2 §9). */
  per_person_cents: number
}

export function tourTotals(
  pricePerPersonCents: number,
  people: number,
  promoCode: string | null,
  promoOn: boolean,
): TourTotals {
  const subtotal = pricePerPersonCents * people
  const entitled = promoOn && promoCode !== null && promoCode.trim() !== ''
  const discount = entitled ? Math.min(shareOf(subtotal, tourPromo.rate), tourPromo.capCents) : 0
  const total = subtotal - discount
  return {
    subtotal_cents: subtotal,
    discount_cents: discount,
    total_cents: total,
    per_person_cents: people > 0 ? roundHalfUp(total / people) : 0,
  }
}

/** Capacity less the people that are counted, never below 0 (spec 3 §4). */
export function spotsLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken)
}
