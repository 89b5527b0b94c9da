import { expect, it } from 'vitest'
import { formatHour } from './format-hour.ts'

const said = (time: string, locale = 'en') => formatHour(time, locale).replaceAll('\u00a0', ' ')

it('says opening hours as the documents do', () => {
  expect(['07:00', '22:00', '16:00', '24:00'].map((time) => said(time))).toEqual([
    '7 AM',
    '10 PM',
    '4 PM',
    '12 AM',
  ])
})

it('knows noon, midnight and half hours', () => {
  expect(['12:00', '00:00', '12:30', '18:05'].map((time) => said(time))).toEqual([
    '12 PM',
    '12 AM',
    '12:30 PM',
    '6:05 PM',
  ])
})

it('counts to 24 elsewhere', () => {
  expect(said('07:00', 'fr')).toBe('7 h')
  expect(said('19:30', 'fr')).toBe('19 h 30')
  expect(said('24:00', 'fr')).toBe('24 h')
  expect(said('16:00', 'rw')).toBe('16:00')
  expect(said('soon')).toBe('soon')
})
