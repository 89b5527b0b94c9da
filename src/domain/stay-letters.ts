/* Letters to guests that the desk can send again from a stay's page (decision 66). */

/** A receipt is sent again from the receipt: as it was kept, to whoever asks. */
const sentAgain: readonly string[] = [
  'booking_confirmed',
  'booking_held',
  'booking_cancelled',
  'service_confirmed',
  'cart_booked',
]

interface LetterFacts {
  kind: string
  /** Whether it went to the address and number of the stay's booking; null: to none. */
  email: 'own' | 'other' | null
  phone: 'own' | 'other' | null
}

/**
 * Whether the house makes such a letter anew, for the guest of the stay: that of an order on the
 * bill, or of a cart that an order is part of, may have been somebody else's.
 */
export const isLetterSentAgain = ({ kind, email, phone }: LetterFacts): boolean =>
  sentAgain.includes(kind) && (email === 'own' || (email === null && phone !== 'other'))
