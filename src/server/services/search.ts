import { matchesWords } from '#lib/search-words.ts'

/** Whether the texts contain every word of the query; an empty query matches everything. */
export function matches(asked: string | undefined, ...texts: readonly string[]): boolean {
  return matchesWords(texts.join(' '), asked ?? '')
}

/** `available=1`, as the documents send it; `true` and `available` say the same (spec 2 §11). */
export function wantsAvailable(asked: string | undefined): boolean {
  return asked !== undefined && ['1', 'true', 'available'].includes(asked)
}

/** Whether a row is one of those asked for: `available`, `unavailable` (or `0`, `false`), or any. */
export function matchesAvailability(asked: string | undefined, available: boolean): boolean {
  if (wantsAvailable(asked)) return available
  return ['0', 'false', 'unavailable'].includes(asked ?? '') ? !available : true
}
