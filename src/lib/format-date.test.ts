import { describe, expect, test } from 'vitest'
import { DAYS_RW, MONTHS_RW } from './dates-rw.ts'
import { formatDate, formatTime, type DateStyle } from './format-date.ts'

const DAY = '2026-11-21'

// Node's Intl knows Kinyarwanda, browsers do not: it is the witness for the table.
const intl = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat('rw', { ...options, timeZone: 'UTC' }).format(date).toLowerCase()

describe('Kinyarwanda from our own table', () => {
  const cases: [DateStyle, string][] = [
    ['short', '21 Ugu.'],
    ['medium', '21 Ugu. 2026'],
    ['long', '21 Ugushyingo 2026'],
    ['full', 'kuwa gatandatu, 21 Ugushyingo 2026'],
    ['weekday', 'gnd., 21 Ugu.'],
    ['month', 'Ugushyingo 2026'],
  ]
  test.each(cases)('%s', (style, words) => {
    expect(formatDate(DAY, { locale: 'rw', style })).toBe(words)
  })

  test('the names are those of CLDR', () => {
    expect(intl({ month: 'long' }, new Date(0))).toBe('mutarama')
    MONTHS_RW.forEach((name, month) => {
      expect(name.toLowerCase()).toBe(intl({ month: 'long' }, new Date(Date.UTC(2026, month))))
    })
    // 2 August 2026 was a Sunday.
    DAYS_RW.forEach((name, day) => {
      expect(name).toBe(intl({ weekday: 'long' }, new Date(Date.UTC(2026, 7, 2 + day))))
    })
  })

  test('Sunday is ku cyumweru', () => {
    expect(formatDate('2026-11-22', { locale: 'rw', style: 'full' })).toMatch(/^ku cyumweru, 22 /)
  })

  test('an instant takes the day it has in the house', () => {
    // 22:30 in London is already tomorrow, 00:30, in Kigali.
    const at = '2026-12-31T22:30:00Z'
    expect(formatDate(at, { locale: 'rw', timeZone: 'Africa/Kigali', style: 'long' })).toBe(
      '1 Mutarama 2027',
    )
  })
})

test('English and French', () => {
  expect(formatDate(DAY, { locale: 'en', style: 'medium' })).toBe('21 Nov 2026')
  expect(formatDate(DAY, { locale: 'en', style: 'full' })).toBe('Saturday, 21 November 2026')
  expect(formatDate(DAY, { locale: 'fr', style: 'full' })).toBe('samedi 21 novembre 2026')
})

test.each([
  ['en', 'short', '10 Jun', '10 Jun 2028'],
  ['en', 'weekday', 'Sat 10 Jun', 'Sat, 10 Jun 2028'],
  ['fr', 'weekday', 'sam. 10 juin', 'sam. 10 juin 2028'],
  ['rw', 'short', '10 Kam.', '10 Kam. 2028'],
  ['rw', 'weekday', 'gnd., 10 Kam.', 'gnd., 10 Kam. 2028'],
  ['rw', 'medium', '10 Kam. 2028', '10 Kam. 2028'],
] as const)('%s, %s: another year is named', (locale, style, same, other) => {
  const said = (thisYear?: string) => formatDate('2028-06-10', { locale, style, thisYear })
  expect([said(), said('2028'), said('2027')]).toEqual([same, same, other])
})

test('an instant is of the year that it has in the house', () => {
  const of = { locale: 'en', style: 'short', timeZone: 'Africa/Kigali', thisYear: '2026' } as const
  expect(formatDate('2026-12-31T21:59:00Z', of)).toBe('31 Dec')
  expect(formatDate('2026-12-31T22:00:00Z', of)).toBe('1 Jan 2027')
})

test('a calendar day is the same day in every zone', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Kigali']) {
    expect(formatDate(DAY, { locale: 'en', timeZone, style: 'short' })).toBe('21 Nov')
  }
})

test('times are 24 hours, midnight is 00', () => {
  const timeZone = 'Africa/Kigali'
  expect(formatTime('2026-11-21T22:05:00Z', { locale: 'en', timeZone })).toBe('00:05')
  expect(formatTime('9:30', { locale: 'en', timeZone })).toBe('09:30')
})

test('what is no date is shown as it came', () => {
  expect(formatDate('soon', { locale: 'en' })).toBe('soon')
  expect(formatDate('2026-13-45', { locale: 'rw' })).toBe('2026-13-45')
  expect(formatDate(Number.NaN, { locale: 'en' })).toBe('')
})
