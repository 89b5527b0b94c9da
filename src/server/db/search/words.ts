import { internationalPhone } from '#domain/phone.ts'
import { plainText } from '#lib/words-in.ts'

/**
 * Texts as words that are looked for by their beginnings. What is asked for and what is looked in
 * pass through here alike, on both stores: neither store's own idea of a word is used.
 */

/** What stands between words. */
const SEPARATOR = /[^\p{L}\p{N}]+/u
/** Longer words are told apart by so many characters. */
const MAX_WORD_LENGTH = 40
/** A question with more words than this is none that a person asks. */
const MAX_QUERY_WORDS = 8
/** Nobody asks by less than the last four digits of a phone. */
const MIN_SUFFIX_LENGTH = 4

/** The words of texts, each once. */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => plainText(text ?? '').split(SEPARATOR))
  return unique(words.filter(Boolean).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))
}

/**
 * A phone as words: its digits in international form, and each of their ends, so that it is found
 * by any stretch of it, with and without the country.
 */
export function phoneWords(phone: string | null | undefined): string[] {
  const known = phone ? internationalPhone(phone)?.slice(1) : undefined
  const digits = (known ?? digitsOf(phone ?? '')).slice(0, MAX_WORD_LENGTH)
  if (digits.length <= MIN_SUFFIX_LENGTH) return digits === '' ? [] : [digits]
  return unique(
    Array.from({ length: digits.length - MIN_SUFFIX_LENGTH + 1 }, (_, from) => digits.slice(from)),
  )
}

/** A state as a word that nobody can type: the index narrows by it, and no search finds it. */
export function stateWord(state: string): string {
  return `§${plainText(state).split(SEPARATOR).join('').slice(0, MAX_WORD_LENGTH)}`
}

/**
 * What is asked for, as words; `null` when nothing is. Digits alone are one word however they are
 * spaced (a phone, a number), without the zeros of a call from inside or outside the country.
 * Signs without any word are asked for, and found nowhere: an empty list.
 */
export function queryWords(asked: string | undefined): string[] | null {
  const text = asked?.slice(0, 100).trim() ?? ''
  if (text === '') return null
  if (/^[\d\s+().\-/]+$/.test(text)) {
    const digits = digitsOf(text).replace(/^0{1,2}(?=\d)/, '')
    return digits === '' ? [] : [digits.slice(0, MAX_WORD_LENGTH)]
  }
  return wordsOf(text).slice(0, MAX_QUERY_WORDS)
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

const unique = (words: readonly string[]) => [...new Set(words)]
