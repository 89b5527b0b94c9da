import { plainText } from '#lib/words-in.ts'

/** `Uwase, Béatrice` -> beatrice uwase, in any order. */
function wordsOf(name: string): string {
  return plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .toSorted()
    .join(' ')
}

/** The same words, without case, accents and order. */
export function isSameName(a: string, b: string): boolean {
  const words = wordsOf(a)
  return words !== '' && words === wordsOf(b)
}
