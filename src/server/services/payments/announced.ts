import { isMaskedCard } from '#domain/announced-card.ts'
import type { Tx } from '../../db/store.ts'
import { paymentsForGuests, settingsOf } from '../../house-settings.ts'

/** How an order says that a card was shown for it, as the documents have it (spec 2 §3). */
export interface OrdersPayment {
  method: string
  reference: string | null
}

/**
 * The masked card that an order announces; null: none. Card fields are the sandbox's alone
 * (decisions.md, "Card payments"), and what a stranger writes there is kept only where it is a
 * masked card and nothing else. It makes nothing paid, and is no money in the books.
 */
export async function announcedReference(
  tx: Tx,
  { method, reference }: OrdersPayment,
): Promise<string | null> {
  const masked = maskedReference(reference)
  if (method !== 'card' || !isMaskedCard(masked)) return null
  return paymentsForGuests(await settingsOf(tx.db)) === 'sandbox' ? masked : null
}

/** As cards print them: in fours, or as American Express does. */
const cardNumber =
  /(?<!\d)(?:\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{3,4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g

/** A masked reference stays as it is; a card's number, if an app sends one, never gets in whole. */
export function maskedReference(text: string | null): string | null {
  if (text === null) return null
  return text
    .replaceAll(cardNumber, (digits) => `•••• ${digits.slice(-4)}`)
    .replaceAll(/\d(?:[ -]?\d){11,}/g, '••••')
}
