import { describe, expect, it } from 'vitest'
import { internationalPhone, isPhone, samePhone } from './phone.ts'

describe('internationalPhone', () => {
  it.each([
    ['0788 123 456', '+250788123456'],
    ['788123456', '+250788123456'],
    ['250788123456', '+250788123456'],
    ['+250 788-123-456', '+250788123456'],
    ['+250 0788 123 456', '+250788123456'],
    ['00250788123456', '+250788123456'],
    ['(+250) 788.123.456', '+250788123456'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+1 202-555-0143', '+12025550143'],
    ['０７８８１２３４５６', '+250788123456'],
  ])('%s is %s', (text, number) => {
    expect(internationalPhone(text)).toBe(number)
  })

  it.each(['', 'reception', '12', '+', '0788 12E 456', '1'.repeat(18), "0788'; --"])(
    '"%s" is no number',
    (text) => {
      expect(internationalPhone(text)).toBeNull()
    },
  )
})

describe('samePhone', () => {
  it('sees one number in two writings', () => {
    expect(samePhone('0788 123 456', '+250788123456')).toBe(true)
    expect(samePhone('0788 123 456', '+250788123457')).toBe(false)
  })
  it('takes no two things that are no numbers for the same', () => {
    expect(samePhone('', '')).toBe(false)
    expect(samePhone('reception', 'reception')).toBe(false)
  })
})

describe('a number that can be called', () => {
  it.each([
    '0788 123 456',
    '788123456',
    '+250 788 000 000',
    '+44 (0)20 7946 0958',
    '+1 212 555 0100',
  ])('%s is one', (text) => expect(isPhone(text)).toBe(true))
  it.each(['', '12', '0788', '+250 78', '0788 123 456 7', 'reception', '+1234567890123456'])(
    '%j is none',
    (text) => expect(isPhone(text)).toBe(false),
  )
})
