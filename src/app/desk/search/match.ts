import { internationalPhone } from '#domain/phone.ts'
import { plainText, searchWords } from '#lib/search-words.ts'

/** How well what was typed says something. Pure. */

/** What something is found by, all of it plain (`plainText`). */
export interface Terms {
  /** The guest's name. */
  name: string
  /** Numbers of rooms, whole. */
  rooms: readonly string[]
  /** Codes, numbers of orders and receipts, references of payments. */
  codes: readonly string[]
  /** Digits of the phone number, with the country's. */
  phone: string
  /** E-mail, and what it is called on the screen. */
  more: string
}

export interface Typed {
  words: readonly string[]
  /** All of it, where it is a phone number with spaces in it; '' where it is none. */
  phone: string
}

/** Fewer digits are in everybody's phone number, and in many codes. */
const MIN_DIGITS = 4
/** Fewer letters are in every other name and code. */
const MIN_LETTERS = 3

const scores = { exact: 4, begins: 3, inPart: 2, contains: 1 } as const

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** 0788… is written +250 788… as well. */
const phonePart = (text: string) => {
  const digits = digitsOf(text)
  return digits.length >= MIN_DIGITS && /^[\d+()./-]+$/.test(text) ? digits.replace(/^0+/, '') : ''
}

/** Digits as they are compared; '' without a number. */
export const phoneDigits = (phone: string | null | undefined): string =>
  phone ? digitsOf(internationalPhone(phone) ?? phone) : ''

/** The words of a text, as names and references are compared. */
export const partsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** "Uwimana, 201" names both as "uwimana 201" does. */
export function readTyped(text: string): Typed {
  const words = searchWords(text.replaceAll(/[,;]/g, ' '))
  return { words, phone: words.length > 1 ? phonePart(text.replaceAll(/\s/g, '')) : '' }
}

/** Whether a word of the text begins like this. */
function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}

const isNumber = (text: string) => /^\d+$/.test(text)

/** A number is whole or another one: receipt 17 is not receipt 170. */
export function codeScore(code: string, word: string): number {
  if (code === word) return scores.exact
  if (isNumber(code) || (isNumber(word) && word.length < MIN_DIGITS)) return 0
  if (word.length > 1 && code.startsWith(word)) return scores.inPart
  return word.length >= MIN_LETTERS && code.includes(word) ? scores.contains : 0
}

function wordScore({ name, rooms, codes, phone, more }: Terms, word: string): number {
  const isShort = word.length < (isNumber(word) ? MIN_DIGITS : MIN_LETTERS)
  let score = 0
  for (const code of codes) score = Math.max(score, codeScore(code, word))
  for (const room of rooms) {
    if (room === word) return scores.exact
    if (room.startsWith(word)) score = Math.max(score, scores.inPart)
  }
  if (score >= scores.begins) return score
  if (begins(name, word)) return scores.begins
  const part = phonePart(word)
  if (part !== '' && phone.includes(part)) return scores.inPart
  const has = isShort ? begins(more, word) : name.includes(word) || more.includes(word)
  return has ? Math.max(score, scores.contains) : score
}

/** 0: a word of it is not there. More: said more exactly. */
export function scoreOf(terms: Terms, { words, phone }: Typed): number {
  const whole = phone !== '' && terms.phone.includes(phone) ? scores.exact : 0
  let sum = 0
  for (const word of words) {
    const score = wordScore(terms, word)
    if (score === 0) return whole
    sum += score
  }
  return Math.max(sum, whole)
}
