import { homeNumbers } from '#domain/home-numbers.ts'
import { internationalPhone } from '#domain/phone.ts'
import { plainText } from '#lib/search-words.ts'

/**
 * Splits texts into words for prefix search. Queries and rows use the same code on both stores,
 * instead of a store's own tokenizer.
 */

const SEPARATOR = /[^\p{L}\p{N}]+/u
/** Longer words are cut. */
const MAX_WORD_LENGTH = 40
/** Further words of a query are ignored. */
const MAX_QUERY_WORDS = 8
/** People search by at least the last four digits of a phone. */
const MIN_SUFFIX_LENGTH = 4

/** The distinct words of texts. */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => plainText(text ?? '').split(SEPARATOR))
  return unique(words.filter(Boolean).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))
}

/**
 * A phone as words: its digits in international form and their suffixes, so that any part of it is
 * found, with or without the country code.
 */
export function phoneWords(phone: string | null | undefined): string[] {
  const known = phone ? internationalPhone(phone)?.slice(1) : undefined
  const digits = (known ?? digitsOf(phone ?? '')).slice(0, MAX_WORD_LENGTH)
  if (digits.length <= MIN_SUFFIX_LENGTH) return digits === '' ? [] : [digits]
  return unique(
    Array.from({ length: digits.length - MIN_SUFFIX_LENGTH + 1 }, (_, from) => digits.slice(from)),
  )
}

/** A state as a word that cannot be typed, for filters only. */
export function stateWord(state: string): string {
  return `§${plainText(state).split(SEPARATOR).join('').slice(0, MAX_WORD_LENGTH)}`
}

/**
 * The words of a query; `null` for an empty one. Digits are one word, whatever the spaces between
 * them, without a leading 0 or 00. A query of signs only finds nothing: an empty list.
 */
export function queryWords(asked: string | undefined): string[] | null {
  const text = asked?.slice(0, 100).trim() ?? ''
  if (text === '') return null
  if (/^[\d\s+().\-/]+$/.test(text)) {
    const digits = withoutHomeCode(digitsOf(text).replace(/^0{1,2}(?=\d)/, ''))
    return digits === '' ? [] : [digits.slice(0, MAX_WORD_LENGTH)]
  }
  return wordsOf(text).slice(0, MAX_QUERY_WORDS)
}

/**
 * A whole number of the house's country: rows written before that was known have another code in the
 * index, and all have what follows it.
 */
function withoutHomeCode(digits: string): string {
  const { code = '', min = 0 } = homeNumbers() ?? {}
  const isWhole = digits.startsWith(code) && digits.length >= code.length + min
  return isWhole ? digits.slice(code.length) : digits
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

const unique = (words: readonly string[]) => [...new Set(words)]
