import { internationalPhone } from '#domain/phone.ts'
import { plainText } from '#lib/words-in.ts'

/**
 * Texts as words that are looked for by their beginnings. What is asked for and what is looked in
 * pass through here alike, on both stores: neither store's own idea of a word is used.
 */

/** What stands between words. */
const BETWEEN = /[^\p{L}\p{N}]+/u
/** Longer words are told apart by so many characters. */
const LONGEST = 40
/** A question with more words than this is none that a person asks. */
const MOST_ASKED = 8
/** Nobody asks by less than the last four digits of a phone. */
const SHORTEST_END = 4

/** The words of texts, each once. */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => plainText(text ?? '').split(BETWEEN))
  return unique(words.filter(Boolean).map((word) => [...word].slice(0, LONGEST).join('')))
}

/**
 * A phone as words: its digits in international form, and each of their ends, so that it is found
 * by any stretch of it, with and without the country.
 */
export function phoneWords(phone: string | null | undefined): string[] {
  const known = phone ? internationalPhone(phone)?.slice(1) : undefined
  const digits = (known ?? digitsOf(phone ?? '')).slice(0, LONGEST)
  if (digits.length <= SHORTEST_END) return digits === '' ? [] : [digits]
  return unique(
    Array.from({ length: digits.length - SHORTEST_END + 1 }, (_, from) => digits.slice(from)),
  )
}

/** A state as a word that nobody can type: the index narrows by it, and no search finds it. */
export function stateWord(state: string): string {
  return `§${plainText(state).split(BETWEEN).join('').slice(0, LONGEST)}`
}

/**
 * What is asked for, as words; `null` when nothing is. Digits alone are one word however they are
 * spaced (a phone, a number), without the zeros of a call from inside or outside the country.
 * Signs without any word are asked for, and found nowhere: an empty list.
 */
export function askedWords(asked: string | undefined): string[] | null {
  const text = asked?.slice(0, 100).trim() ?? ''
  if (text === '') return null
  if (/^[\d\s+().\-/]+$/.test(text)) {
    const digits = digitsOf(text).replace(/^0{1,2}(?=\d)/, '')
    return digits === '' ? [] : [digits.slice(0, LONGEST)]
  }
  return wordsOf(text).slice(0, MOST_ASKED)
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

const unique = (words: readonly string[]) => [...new Set(words)]
