import { describe, expect, it } from 'vitest'
import {
  cardBrand,
  cardDigits,
  cardSlip,
  cvcCounts,
  cvcDigits,
  cvcFits,
  expiryCounts,
  groupedCard,
  groupedExpiry,
  holderCounts,
  maskedCard,
  passesLuhn,
  referenceBrand,
  wholeExpiry,
  type CardEntry,
} from './card.ts'

// Numbers that card networks publish for tests.
const visa = '4111111111111111'
const mastercard = '5555555555554444'
const mastercard2 = '2223003122003222'
const amex = '378282246310005'

describe('a card number', () => {
  it('is digits alone, at most 19', () => {
    expect(cardDigits('4111 1111-1111 1111x')).toBe(visa)
    expect(cardDigits('4'.repeat(25))).toHaveLength(19)
  })

  it('shows its brand by its first digits', () => {
    expect([visa, mastercard, mastercard2, amex].map(cardBrand)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'amex',
    ])
    for (const other of ['', '6011000990139424', '50', '56', '2220999', '2721', '30']) {
      expect(cardBrand(other)).toBeNull()
    }
  })

  it('is grouped as it stands on the card, also while it is typed', () => {
    expect(groupedCard(visa)).toBe('4111 1111 1111 1111')
    expect(groupedCard(amex)).toBe('3782 822463 10005')
    expect(groupedCard('41111')).toBe('4111 1')
    expect(groupedCard('')).toBe('')
    expect(groupedCard('4'.repeat(19))).toBe('4444 4444 4444 4444 444')
  })

  it('is checked by Luhn, from 12 digits on', () => {
    for (const good of [visa, mastercard, mastercard2, amex]) expect(passesLuhn(good)).toBe(true)
    expect(passesLuhn('4111111111111112')).toBe(false)
    expect(passesLuhn('0'.repeat(11))).toBe(false)
    expect(passesLuhn('0'.repeat(12))).toBe(true)
  })
})

describe('an expiry', () => {
  it('is grouped while it is typed', () => {
    expect(['1', '5', '12', '122', '12/26', '12267'].map(groupedExpiry)).toEqual([
      '1',
      '05',
      '12',
      '12/2',
      '12/26',
      '12/26',
    ])
  })

  it('counts in its month and not after', () => {
    expect(expiryCounts('11/26', '2026-11-30')).toBe(true)
    expect(expiryCounts('10/26', '2026-11-01')).toBe(false)
    expect(expiryCounts('01/27', '2026-11-01')).toBe(true)
    for (const wrong of ['13/27', '00/27', '1/27', '', '1127']) {
      expect(expiryCounts(wrong, '2026-11-01')).toBe(false)
    }
  })
})

it('checks the CVC by its brand, and the name by its length', () => {
  expect(cvcDigits('12a345')).toBe('1234')
  expect(cvcCounts('123', 'visa')).toBe(true)
  expect(cvcCounts('12', 'visa')).toBe(false)
  expect(cvcCounts('123', 'amex')).toBe(false)
  expect(cvcCounts('1234', 'amex')).toBe(true)
  expect([cvcFits('123', 'visa'), cvcFits('1234', 'amex')]).toEqual([true, true])
  expect([cvcFits('1234', 'visa'), cvcFits('123', 'amex')]).toEqual([false, false])
  expect(holderCounts(' Al ')).toBe(false)
  expect(holderCounts('Ada')).toBe(true)
})

describe('the card dialog (spec 2 §5)', () => {
  const good: CardEntry = {
    number: '4242 4242 4242 4242',
    name: 'Ada',
    expiry: '12/30',
    cvc: '123',
  }
  const slip = (part: Partial<CardEntry>) => cardSlip({ ...good, ...part })

  it('asks for all four fields first, and names the first that is empty', () => {
    expect(slip({})).toBeNull()
    for (const field of ['number', 'name', 'expiry', 'cvc'] as const) {
      expect(slip({ [field]: '  ' })).toEqual({ kind: 'missing', field })
    }
    expect(slip({ number: '12', cvc: '' })).toEqual({ kind: 'missing', field: 'cvc' })
  })

  it('takes 12 to 19 digits, after spaces are removed', () => {
    expect(slip({ number: '4'.repeat(12) })).toBeNull()
    expect(slip({ number: ' 4444 4444 4444 4444 444' })).toBeNull()
    for (const number of ['4'.repeat(11), '4'.repeat(20), '4242-4242-4242-4242', '4242x42424242']) {
      expect(slip({ number })).toEqual({ kind: 'number', field: 'number' })
    }
  })

  it('takes MM/YY and MM/YYYY, months 01 to 12', () => {
    expect(['01/30', '12/2030', ' 09 / 31 '].map((expiry) => slip({ expiry }))).toEqual([
      null,
      null,
      null,
    ])
    expect(wholeExpiry('01/30')).toBe('01/2030')
    expect(wholeExpiry('12/2031')).toBe('12/2031')
    for (const expiry of ['00/30', '13/30', '1/30', '12/3', '12/203', '1230', '12-30']) {
      expect(slip({ expiry })).toEqual({ kind: 'expiry', field: 'expiry' })
    }
  })

  it('takes a CVC of 3 or 4 digits', () => {
    expect([slip({ cvc: '123' }), slip({ cvc: '1234' })]).toEqual([null, null])
    for (const cvc of ['12', '12345', '12a']) {
      expect(slip({ cvc })).toEqual({ kind: 'cvc', field: 'cvc' })
    }
  })

  it('keeps brand, last four digits and expiry, and nothing else', () => {
    const brands = [
      visa,
      mastercard,
      amex,
      '6011000990139424',
      '6500000000000002',
      '30000000000004',
    ]
    expect(brands.map(referenceBrand)).toEqual([
      'visa',
      'mastercard',
      'amex',
      'discover',
      'discover',
      'card',
    ])
    expect(maskedCard({ ...good, expiry: '12/2030' })).toBe('visa •••• 4242 12/30')
    expect(maskedCard({ ...good, number: amex, expiry: '01/31' })).toBe('amex •••• 0005 01/31')
  })
})
