// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { DeskRental } from '#features/cars/desk/data.ts'
import { carsOut } from '#features/cars/desk/index.tsx'
import type { DeskTourBooking } from '#features/tours/desk/data.ts'
import { toursOn } from '#features/tours/desk/index.tsx'
import { byTime, useSentOut } from './going-out.tsx'

const today = '2026-11-21'

it('has cars that leave and come back and tours of today, by time', () => {
  const rental = (id: string, from: string, to: string, status = 'approved') =>
    ({
      id,
      pickup_date: from,
      pickup_time: '10:00',
      dropoff_date: to,
      dropoff_time: '17:00',
      status,
    }) as DeskRental
  const tour = { id: 't', date: today, status: 'pending', people: 2 } as DeskTourBooking
  const departures = byTime([
    ...carsOut(
      [
        rental('out', today, '2026-11-23'),
        rental('back', '2026-11-19', today, 'active'),
        { ...rental('untimed', '2026-11-19', today, 'active'), dropoff_time: '' },
        rental('gone', today, today, 'cancelled'),
        rental('away', '2026-11-19', '2026-11-23', 'active'),
      ],
      today,
      { out: 'Car out', back: 'Car back' },
    ),
    ...toursOn([tour, { ...tour, id: 'u', status: 'cancelled' }], today, 'Tour'),
  ])
  expect(departures.map(({ key }) => key)).toEqual([
    'tour:t',
    'back:untimed',
    'car:out',
    'back:back',
  ])
})

it('names what services send out, in the order of the day', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(I18nProvider, { i18n }, children)
  const said = (words: 'all' | 'none', kinds: readonly string[]) => {
    const of = kinds.map((kind) => ({ kind }))
    return renderHook(() => useSentOut(words, of), { wrapper }).result.current
  }
  expect(said('all', ['restaurant', 'tour', 'car'])).toBe('Cars and tours')
  expect(said('none', ['car', 'tour'])).toBe('No car and no tour')
  expect(said('all', ['tour'])).toBe('Tours')
  expect(said('all', ['restaurant'])).toBe('')
})
