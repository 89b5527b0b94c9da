import { homeNumbers } from '#domain/home-numbers.ts'
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
  /** Digits of the phone number. */
  phone: string
  /** E-mail, and what it is called on the screen. */
  more: string
}

/** A typed word, with what every row is asked of it. */
interface Word {
  text: string
  isNumber: boolean
  /** Too short to be looked for in the middle of words. */
  isShort: boolean
  /** As a part of a phone number; '' where it is none. */
  phone: string
}

export interface Typed {
  words: readonly Word[]
  /** All of it, where it is a phone number with spaces in it; '' where it is none. */
  phone: string
}

/** Fewer digits are in everybody's phone number, and in many codes. */
const MIN_DIGITS = 4
/** Fewer letters are in every other name and code. */
const MIN_LETTERS = 3

const scores = { exact: 4, begins: 3, inPart: 2, contains: 1 } as const

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const isNumber = (text: string) => /^\d+$/.test(text)

/** In Rwanda 0788… is written +250 788… as well. */
const phonePart = (text: string) => {
  const digits = digitsOf(text)
  if (digits.length < MIN_DIGITS || !/^[\d+()./-]+$/.test(text)) return ''
  const national = digits.replace(/^0+/, '')
  const { code = '' } = homeNumbers() ?? {}
  const hasCode = national.startsWith(code) && national.length >= code.length + 3
  return hasCode ? national.slice(code.length) : national
}

/** Digits as they are compared; '' without a number. Thousands are made at once: cheaply. */
export const phoneDigits = (phone: string | null | undefined): string =>
  phone ? digitsOf(phone) : ''

/** The words of a text, as names and references are compared. */
export const partsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** "Uwimana, 201" names both as "uwimana 201" does. */
export function readTyped(text: string): Typed {
  const words = searchWords(text.replaceAll(/[,;]/g, ' '))
  return {
    words: words.map((word) => ({
      text: word,
      isNumber: isNumber(word),
      isShort: word.length < (isNumber(word) ? MIN_DIGITS : MIN_LETTERS),
      phone: phonePart(word),
    })),
    phone: words.length > 1 ? phonePart(text.replaceAll(/\s/g, '')) : '',
  }
}

/** Whether a word of the text begins like this. */
function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}

/** A number is whole or another one: receipt 17 is not receipt 170. */
export function codeScore(code: string, word: Word): number {
  if (code === word.text) return scores.exact
  if (!code.includes(word.text) || isNumber(code) || (word.isNumber && word.isShort)) return 0
  if (word.text.length > 1 && code.startsWith(word.text)) return scores.inPart
  return word.text.length >= MIN_LETTERS ? scores.contains : 0
}

function wordScore({ name, rooms, codes, phone, more }: Terms, word: Word): number {
  const { text, isShort } = word
  let score = 0
  for (const code of codes) score = Math.max(score, codeScore(code, word))
  for (const room of rooms) {
    if (room === text) return scores.exact
    if (room.startsWith(text)) score = Math.max(score, scores.inPart)
  }
  if (score >= scores.begins) return score
  if (begins(name, text)) return scores.begins
  if (word.phone !== '' && phone.includes(word.phone)) return scores.inPart
  const has = isShort ? begins(more, text) : name.includes(text) || more.includes(text)
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
