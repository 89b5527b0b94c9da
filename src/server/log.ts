/** The operator's log. */
export interface Log {
  warn(facts: object, words: string): void
  error(facts: object, words: string): void
}

/**
 * Removes personal data and secrets from an error's text: e-mail addresses, phone numbers, tokens,
 * booking codes.
 */
export function scrub(text: string): string {
  return text
    .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[e-mail]')
    .replaceAll(/[\w-]{40,}/g, '[token]')
    .replaceAll(/\+?\d[\d ()-]{6,}\d/g, '[number]')
    .replaceAll(/\b(?=[A-Z]*\d)[2-9A-HJKMNP-TV-Z]{8}\b/g, '[code]')
}
