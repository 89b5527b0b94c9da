import {
  cardBrand,
  cvcFits,
  expiryCounts,
  holderCounts,
  passesLuhn,
  type CardBrand,
} from '#lib/card.ts'

/** The card form of step 5, as it is typed. It lives in its component and goes with it. */
export interface CardTyped {
  /** Digits alone. */
  number: string
  holder: string
  /** `MM/YY` */
  expiry: string
  /** Digits alone. */
  cvc: string
}

export const nothingTyped: CardTyped = { number: '', holder: '', expiry: '', cvc: '' }

/** A card that may be paid with. */
export interface WholeCard {
  number: string
  holder: string
  /** `MM` */
  month: string
  /** `YYYY` */
  year: string
  cvc: string
  brand: CardBrand
}

/**
 * All of it right, by the documents' checks (spec 2 §5); null: not yet.
 *
 * @param today `YYYY-MM-DD` at the house
 */
export function wholeCard(typed: CardTyped, today: string): WholeCard | null {
  const { number, holder, expiry, cvc } = typed
  const brand = cardBrand(number)
  if (brand === null || !passesLuhn(number) || !expiryCounts(expiry, today)) return null
  if (!cvcFits(cvc, brand) || !holderCounts(holder)) return null
  const [month = '', year = ''] = expiry.split('/')
  return { number, holder: holder.trim(), month, year: `20${year}`, cvc, brand }
}
