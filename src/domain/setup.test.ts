import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookYearsOf,
  countries,
  countryAt,
  countryOf,
  countryTerms,
  homeNumbersOf,
} from './countries.ts'
import {
  advisedOf,
  missingOf,
  nextStep,
  readPlace,
  roomNumbers,
  UNNAMED,
  type OpeningFacts,
} from './setup.ts'

const nothing: OpeningFacts = {
  name: UNNAMED,
  email: '',
  phone: '',
  address: '',
  latitude: 0,
  longitude: 0,
  country: '',
  rooms: 0,
  bare_rooms: 0,
  people: 1,
  made_up_address: true,
  letter_tested: false,
  payment_tested: false,
  pays_online: true,
  backed_up: false,
  prices_from_before: false,
  unpriced: [],
  empty: [],
  has_banner: false,
  has_about: false,
  has_directions: false,
  has_terms: false,
  dismissed: [],
}
const ready: OpeningFacts = {
  ...nothing,
  name: 'Lake Kivu Lodge',
  phone: '+250 788 000 111',
  address: 'Karongi',
  country: 'RW',
  rooms: 4,
}

describe('what is missing', () => {
  it('is everything in a house that nobody has touched, and nothing in one that is ready', () => {
    expect(missingOf(nothing)).toEqual(['name', 'contact', 'place', 'rooms', 'taxes'])
    expect(missingOf(ready)).toEqual([])
    expect(nextStep(missingOf(nothing))).toBe('house')
    expect(nextStep([])).toBeNull()
    expect(nextStep([], ['pictures', 'backup'])).toBe('rooms')
    expect(nextStep(['taxes'], ['pictures'])).toBe('taxes')
  })

  it.each([
    [{ name: ' ' }, 'name', 'house'],
    [{ name: `${UNNAMED} ` }, 'name', 'house'],
    [{ phone: '' }, 'contact', 'house'],
    [{ address: ' ' }, 'place', 'house'],
    [{ rooms: 0 }, 'rooms', 'rooms'],
    [{ country: '' }, 'taxes', 'taxes'],
  ] as const)('%o lacks the %s', (change, need, step) => {
    const missing = missingOf({ ...ready, ...change })
    expect(missing).toEqual([need])
    expect(nextStep(missing)).toBe(step)
  })

  it('takes either way of contact, and either way to say where it is', () => {
    expect(missingOf({ ...ready, phone: '', email: 'a@example.com' })).toEqual([])
    expect(missingOf({ ...ready, address: '', latitude: -2.06, longitude: 29.35 })).toEqual([])
  })

  it('is never what is only advised', () => {
    expect(advisedOf({ ...ready, bare_rooms: 1 })).toEqual([
      'own_address',
      'banner',
      'about',
      'directions',
      'terms',
      'pictures',
      'staff',
      'letter',
      'payment',
      'backup',
    ])
    expect(advisedOf({ ...ready, pays_online: false })).not.toContain('payment')
  })

  it.each([
    [{ prices_from_before: true }, 'currency'],
    [{ unpriced: ['room'] }, 'prices'],
    [{ empty: ['laundry'] }, 'empty_services'],
    [{ has_banner: false }, 'banner'],
    [{ has_about: false }, 'about'],
    [{ has_directions: false }, 'directions'],
    [{ has_terms: false }, 'terms'],
  ] as const)('%o is advice until it is done, or dismissed', (change, one) => {
    const done = {
      ...ready,
      made_up_address: false,
      people: 2,
      letter_tested: true,
      payment_tested: true,
      backed_up: true,
      has_banner: true,
      has_about: true,
      has_directions: true,
      has_terms: true,
    }
    expect(advisedOf(done)).toEqual([])
    expect(advisedOf({ ...done, ...change })).toEqual([one])
    expect(advisedOf({ ...done, ...change, dismissed: [one] })).toEqual([])
  })
})

describe('numbers of new rooms', () => {
  it('go on from the last, pass over what is taken, and begin where the owner says', () => {
    expect(roomNumbers([], 3)).toEqual(['1', '2', '3'])
    expect(roomNumbers(['101', '104', 'Garden', ' 7 '], 2)).toEqual(['105', '106'])
    expect(roomNumbers(['2', '4'], 4, 1)).toEqual(['1', '3', '5', '6'])
  })
  it('are as many as asked for, and nobody else’s', () => {
    const numbers = fc.array(fc.oneof(fc.integer({ min: 1, max: 80 }).map(String), fc.string()))
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: 1, max: 60 }),
        fc.option(fc.integer({ min: 1, max: 99 })),
        (taken, count, first) => {
          const made = roomNumbers(taken, count, first)
          expect(new Set(made).size).toBe(count)
          expect(made.filter((number) => taken.some((one) => one.trim() === number))).toEqual([])
        },
      ),
    )
  })
})

describe('a place', () => {
  const kivu = { latitude: -2.0657, longitude: 29.3478 }
  it.each([
    '-2.0657, 29.3478',
    ' -2.0657 29.3478 ',
    '(-2.0657; 29.3478)',
    '2.0657° S, 29.3478° E',
    'geo:-2.0657,29.3478?z=16',
    'https://www.google.com/maps/@-2.0657,29.3478,15z',
    'https://www.google.com/maps/place/Kivu/@-2.1,29.4,12z/data=!3m1!4b1!4m6!3m5!8m2!3d-2.0657!4d29.3478',
    'https://maps.google.com/?q=-2.0657%2C29.3478',
    'https://www.google.com/maps/search/?api=1&query=-2.0657,+29.3478',
    'https://www.openstreetmap.org/?mlat=-2.0657&mlon=29.3478#map=15/-2.1/29.4',
    'https://www.openstreetmap.org/#map=15/-2.0657/29.3478',
    'https://maps.apple.com/?ll=-2.0657,29.3478&z=14',
    'https://maps.apple.com/place?coordinate=-2.0657,29.3478&name=Karongi',
  ])('is read from %s', (text) => expect(readPlace(text)).toEqual(kivu))

  it('is read from degrees, minutes and seconds', () => {
    expect(readPlace(`1°56'38.8"S 30°03'42.8"E`)).toEqual({
      latitude: -1.944111,
      longitude: 30.061889,
    })
  })

  it.each([
    ['7FG49QCJ+2V', { latitude: 20.370063, longitude: 2.782187 }],
    ['8fvc2222+22 Some Town', { latitude: 47.000063, longitude: 8.000063 }],
  ])('is read from the plus code %s', (text, place) => expect(readPlace(text)).toEqual(place))

  it.each([
    '',
    'Karongi',
    'W34C+5J Karongi',
    '7FG49QCJ+2V3456789',
    'https://maps.app.goo.gl/abc',
    '0, 0',
    '91, 10',
    '10, 181',
    '%E0%A4%A',
  ])('is not in %o', (text) => expect(readPlace(text)).toBeNull())
})

describe('the countries', () => {
  it('have each figure with its law and where it was read, and a clock that is known', () => {
    for (const country of countries) {
      const { taxes, timezones, books } = countryTerms[country]
      for (const timeZone of timezones) {
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
        expect(countryAt(timeZone)).toBe(country)
      }
      for (const { law, seen } of [...taxes, ...(books === null ? [] : [books])]) {
        expect(law.length).toBeGreaterThan(10)
        expect(() => new URL(`https://${seen.at}`)).not.toThrow()
        expect(seen.of ?? '2020-01-01').toMatch(/^20\d\d-\d\d-\d\d$/)
      }
      for (const { percent } of taxes) expect(percent).toBeLessThan(30)
    }
    expect(countryAt('Europe/Berlin')).toBeNull()
  })

  it.each([
    ['UG', 'Africa/Kigali', 'UG', '256'],
    ['', 'Africa/Kampala', 'UG', '256'],
    ['', 'Africa/Lubumbashi', 'CD', '243'],
    ['', 'UTC', 'RW', '250'],
    ['RW', 'Africa/Nairobi', 'RW', '250'],
    ['nowhere', 'Africa/Nairobi', 'KE', '254'],
    ['other', 'Africa/Nairobi', 'other', '44'],
  ])('"%s" with the clock of %s is %s, and calls by +%s', (country, timezone, is, code) => {
    expect(countryOf({ country, timezone })).toBe(is)
    expect(homeNumbersOf({ country, timezone, phone: '+44 20 7946 0958' })?.code).toBe(code)
  })

  it.each([
    ['', 'Africa/Kigali', 10],
    ['UG', 'Africa/Kampala', 5],
    ['', 'Africa/Kampala', 0],
    ['CD', 'Africa/Kinshasa', 0],
    ['other', 'UTC', 0],
  ])('"%s" with the clock of %s has receipts kept for %i years', (country, timezone, years) => {
    expect(bookYearsOf({ country, timezone })).toBe(years)
  })

  it.each([
    ['RW', 'VAT 18 all, Tourism tax 3 rooms'],
    ['UG', 'VAT 18 all'],
    ['KE', 'VAT 16 all, Tourism levy 2 all'],
    ['TZ', 'VAT 18 all'],
    ['CD', 'TVA 16 all'],
    ['BI', 'TVA 18 all, Taxe de consommation sur l’hébergement 5 rooms'],
    ['other', ''],
  ] as const)('propose in %s: %s', (country, taxes) => {
    const proposed = countryTerms[country].taxes.map(
      ({ name, percent, on }) => `${name} ${percent} ${on}`,
    )
    expect(proposed.join(', ')).toBe(taxes)
  })
})
