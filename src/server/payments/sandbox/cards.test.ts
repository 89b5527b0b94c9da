import { describe, expect, it } from 'vitest'
import { passesLuhn } from '#lib/card.ts'
import { testCards } from '#lib/test-cards.ts'
import { readCard } from './cards.ts'
import { languageFor } from './texts.ts'

const TODAY = '2026-07-01'
const good = { number: '4242424242424242', name: 'Aline', expiry: '07/26', cvc: '123' }

describe('test cards', () => {
  it('are known however they are typed, and leave a masked reference', () => {
    for (const { number, outcome } of testCards) {
      for (const typed of [number, number.replaceAll(' ', ''), number.replaceAll(' ', '-')]) {
        const { card, errors } = readCard({ ...good, number: typed }, TODAY)
        expect(errors).toEqual({})
        expect(card?.outcome).toBe(outcome)
        expect(card?.masked).toMatch(/^(Visa|Mastercard) •••• \d{4}$/)
      }
    }
  })
})

describe('the check of a number', () => {
  it('finds one wrong digit, and two neighbours that changed places', () => {
    const digits = '4000000000003220'
    for (let at = 0; at < digits.length; at += 1) {
      const other = String((Number(digits[at]) + 1) % 10)
      expect(passesLuhn(digits.slice(0, at) + other + digits.slice(at + 1))).toBe(false)
    }
    expect(passesLuhn('4000000000003202')).toBe(false)
  })
  it.each(['', '0', '42', 'abcdabcdabcd', '42424242424242424242'])('refuses %s', (text) => {
    expect(passesLuhn(text)).toBe(false)
  })
})

describe('the form', () => {
  it.each([
    [{ number: '4111111111111111' }, { number: 'real' }],
    [{ number: '4242424242424241' }, { number: 'invalid' }],
    [{ expiry: '06/26' }, { expiry: 'expired' }],
    [{ expiry: '06/2026' }, { expiry: 'expired' }],
    [{ expiry: '00/30' }, { expiry: 'invalid' }],
    [{ expiry: '0730' }, { expiry: 'invalid' }],
    [{ cvc: '12345' }, { cvc: 'invalid' }],
    [{ name: ' A ' }, { name: 'invalid' }],
    [
      { number: ' ', name: '', expiry: '', cvc: '' },
      { number: 'required', name: 'required', expiry: 'required', cvc: 'required' },
    ],
  ])('%o is wrong in %o', (fields, errors) => {
    expect(readCard({ ...good, ...fields }, TODAY)).toEqual({ errors, card: null })
  })
  it('takes an expiry with spaces, in its last month', () => {
    expect(readCard({ ...good, expiry: ' 7 / 26 ' }, '2026-07-31').errors).toEqual({})
  })
})

it.each([
  [undefined, 'en'],
  ['fr', 'fr'],
  ['de-CH, rw;q=0.4, fr;q=0.7', 'fr'],
  ['rw-RW', 'rw'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['*', 'en'],
])('%s is read in %s', (header, language) => expect(languageFor(header)).toBe(language))
