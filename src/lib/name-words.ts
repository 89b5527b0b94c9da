import { plainText } from './search-words.ts'

/** `Uwase, Béatrice` -> beatrice, uwase: without case, accents and initials. */
export const nameWords = (name: string): string[] =>
  plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)

/** The same in any order, to compare two names by: "beatrice uwase". */
export const nameKey = (name: string): string => nameWords(name).toSorted().join(' ')
