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
