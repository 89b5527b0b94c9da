import { describe, expect, it } from 'vitest'
import { documentedHours, openingHours } from '#domain/hours.ts'
import type { House } from '#contract/house.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { fallbackHouse } from '#contract/fallback-house.ts'
import { readRow } from './index.ts'

const parseHouse = (raw: ResourceRow) => readRow('house', raw) as unknown as House
const row = (fields: object) => ({ id: 'house', version: 3, operation_id: null, ...fields })

describe('the house as any server tells it', () => {
  it('is as documented where nothing is told', () => {
    expect(parseHouse(row({}))).toMatchObject({ ...fallbackHouse, version: 3 })
  })

  it('takes what is told', () => {
    const { kitchen } = documentedHours
    const days = [[], null, null, null, null, null, [kitchen]]
    const house = parseHouse(
      row({
        name: 'Ridge House',
        hours: { bar: { open: '17:00', close: '23:30' }, restaurant: { ...kitchen, days } },
        rwf_per_usd: { rate: '1450', day: '2026-11-15' },
        demo_promo: false,
      }),
    )
    expect(house.name).toBe('Ridge House')
    expect(house.hours.bar).toEqual({ open: '17:00', close: '23:30', days: null })
    expect(openingHours(house)).toMatchObject({
      kitchen: { ...kitchen, days },
      bar: house.hours.bar,
    })
    expect(house.hours.contact).toEqual(fallbackHouse.hours.contact)
    expect(house.rwf_per_usd).toEqual({ rate: 1450, day: '2026-11-15' })
    expect(house.demo_promo).toBe(false)
  })

  it('takes counters that have a label and a number', () => {
    const told = [
      { label: 'Interns', count: '4' },
      { label: ' ', count: 1 },
      { label: 'Tasks', count: 'many' },
      null,
    ]
    expect(parseHouse(row({ overview_counters: told })).overview_counters).toEqual([
      { label: 'Interns', count: 4 },
    ])
    expect(parseHouse(row({ overview_counters: 'Interns' })).overview_counters).toEqual([])
  })

  it('drops what would break or mislead a screen', () => {
    const house = parseHouse(
      row({
        timezone: 'Mars/Olympus',
        hours: {
          restaurant: { open: 'seven', close: '25:00' },
          contact: { open: '7', close: '22:00' },
          bar: { ...documentedHours.bar, days: [[{ open: '26:00', close: '27:00' }]] },
        },
        closed_dates: [{ date: '2026-12-25' }, { date: '2026-02-30', text: 'Never' }, 'Sundays'],
        rwf_per_usd: { rate: 0, day: '' },
        social: { facebook: 'javascript:alert(1)', twitter: 'https://twitter.example.com/x' },
      }),
    )
    expect(house.timezone).toBe('Africa/Kigali')
    expect(house.hours).toEqual({
      ...fallbackHouse.hours,
      bar: { ...documentedHours.bar, days: null },
    })
    expect(openingHours(house)).toMatchObject(documentedHours)
    expect(house.closed_dates).toEqual([{ date: '2026-12-25', text: '' }])
    expect(house.rwf_per_usd).toBeNull()
    expect(house.social.facebook).toBe('')
    expect(house.social.twitter).toBe('https://twitter.example.com/x')
  })

  it('has services switched off where a list of them is told, and in nothing else', () => {
    expect(parseHouse(row({ services_off: ['tour', 7] })).services_off).toEqual(['tour', '7'])
    for (const services_off of ['laundry', { laundry: true }, null]) {
      expect(parseHouse(row({ services_off })).services_off).toEqual([])
    }
    expect('services_off' in parseHouse(row({}))).toBe(false)
  })

  it('keeps a known time zone', () => {
    expect(parseHouse(row({ timezone: 'Europe/Paris' })).timezone).toBe('Europe/Paris')
  })
})

it('gives the settings of an older version the lists that they lack', () => {
  const settings = { id: 'settings', version: 1, operation_id: null, orgName: 'Ridge House' }
  expect(readRow('settings', settings)).toEqual({
    ...settings,
    promo_codes: [],
    taxes: [],
    overview_counters: [],
    closed_dates: [],
    services_off: [],
  })
  const whole = { ...settings, services_off: ['laundry'] }
  expect(readRow('settings', whole)).toMatchObject({ services_off: ['laundry'] })
})
