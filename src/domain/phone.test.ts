import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries, countryTerms, homeNumbersOf } from './countries.ts'
import { rwanda, type HomeNumbers } from './home-numbers.ts'
import { internationalPhone, isHomePhone, isPhone, lacksCallingCode, samePhone } from './phone.ts'

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
    ['٠٧٨٨ ١٢٣ ٤٥٦', '+250788123456'],
    ['۰۷۸۸۱۲۳۴۵۶', '+250788123456'],
    ['\u202A+250 788 123 456\u202C', '+250788123456'],
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

describe('in the house’s country', () => {
  const here = (country: string, phone = ''): HomeNumbers | null =>
    homeNumbersOf({ country, timezone: 'UTC', phone })

  it.each([
    ['UG', '0772 123 456', '+256772123456'],
    ['UG', '256772123456', '+256772123456'],
    ['UG', '+256 0772 123 456', '+256772123456'],
    ['UG', '0788 123 456', '+256788123456'],
    ['UG', '+250 788 123 456', '+250788123456'],
    ['KE', '020 271 1000', '+254202711000'],
    ['TZ', '0754 123 456', '+255754123456'],
    ['CD', '0812 345 678', '+243812345678'],
    ['BI', '79 123 456', '+25779123456'],
    ['BI', '25779123456', '+25779123456'],
  ])('%s: %s is %s', (country, text, number) => {
    expect(internationalPhone(text, here(country))).toBe(number)
    expect(isPhone(text, here(country))).toBe(true)
  })

  it('is one number in every writing, and another in every other country', () => {
    const known = countries.flatMap((one) => countryTerms[one].numbers ?? [])
    expect(known).toHaveLength(countries.length - 1)
    const digits = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(999_999_999))
    fc.assert(
      fc.property(fc.constantFrom(...known), digits, (home, [first, rest]) => {
        const own = `${first}${String(rest)
          .padStart(home.max - 1, '0')
          .slice(0, home.max - 1)}`
        const { code } = home
        const written = [`0${own}`, own, code + own, `+${code} ${own}`, `00${code}${own}`]
        for (const text of [...written, `+${code} (0)${own}`, `+${code}0${own}`]) {
          expect(internationalPhone(text, home)).toBe(`+${code}${own}`)
          expect(isPhone(text, home)).toBe(true)
        }
        const others = known.filter((other) => other !== home)
        expect(new Set(others.map((other) => internationalPhone(`0${own}`, other))).size).toBe(5)
        for (const other of others) {
          expect(samePhone(`0${own}`, `+${code}${own}`, other)).toBe(false)
          expect(isHomePhone(`+${code}${own}`, other)).toBe(false)
        }
        expect(isPhone(`${own}${own}`, home)).toBe(false)
      }),
    )
  })

  it.each([
    ['+260 97 7123456', '0966 123 456', '+260966123456'],
    ['+1 212 555 0100', '646 555 0100', '+16465550100'],
    ['0044 20 7946 0958', '07700 900123', '+447700900123'],
  ])('that we do not know, its own number %s says it: %s is %s', (own, text, number) => {
    expect(internationalPhone(text, here('other', own))).toBe(number)
  })

  it('that nobody has said, takes those with a calling code alone', () => {
    for (const own of ['', '0977 123 456', '+0 12345678']) {
      const nowhere = here('other', own)
      expect(nowhere).toBeNull()
      expect(isPhone('0977 123 456', nowhere)).toBe(false)
      expect(lacksCallingCode('0977 123 456', nowhere)).toBe(true)
      expect(lacksCallingCode('(+260) 977', nowhere)).toBe(false)
      expect(isPhone('+260 977 123 456', nowhere)).toBe(true)
    }
    expect(lacksCallingCode('0977 123 456', rwanda)).toBe(false)
  })
})
