/**
 * A card that a guest entered in the app's own dialog (decisions.md, "Card payments"): it announces
 * an amount and pays nothing. Only a provider or staff make something paid.
 */

/** As `maskedCard` (lib/card.ts) writes it, and earlier versions did: brand, four digits, expiry. */
const MASKED = /^(visa|mastercard|amex|discover|card) (•••• )?\d{4}(,? (0[1-9]|1[0-2])\/\d{2})?$/i

/** Whether a text is only a masked card: it is shown to people as one. */
export function isMaskedCard(text: string | null): text is string {
  return text !== null && MASKED.test(text)
}

/** The card announced for something unpaid; null: none, or its money came. */
export function announcedCard(row: {
  payment_status: string
  payment_reference: string | null
}): string | null {
  const { payment_status, payment_reference } = row
  const open = payment_status !== 'paid' && payment_status !== 'refunded'
  return open && isMaskedCard(payment_reference) ? payment_reference : null
}
