// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setOffline } from '#offline/offline.ts'
import { fallbackHouse, houseQuery } from '#offline/reads/house-query.ts'
import { fakeOffline } from '#offline/testing/fake-offline.ts'
import { type Review, reviews } from '../data.ts'
import { ReviewCarousel } from './carousel.tsx'

const review = (day: number): Review => ({
  id: `r${day}`,
  name: `Guest ${day}`,
  rating: 5,
  comment: '',
  itemLabel: null,
  createdAt: `2026-11-0${day}T10:00:00Z`,
  operationId: null,
})

/** @param count null: they cannot be had */
function show(count: number | null, off: string[] = []) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  setOffline(fakeOffline({ client }))
  const row = { ...fallbackHouse, services_off: off }
  client.setQueryData(houseQuery().queryKey, { row, asOf: null, from: 'house' })
  if (count !== null) {
    client.setQueryData(reviews().queryKey, {
      asOf: '2026-11-21T12:00:00Z',
      from: 'house',
      rows: Array.from({ length: count }, (_, at) => review(count - at)),
    })
  }
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ReviewCarousel />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

const names = () => screen.getAllByText(/^Guest \d$/).map((name) => name.textContent)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows four at once and turns every 10,000 ms where there are more (spec 1 §9)', () => {
  show(6)
  expect(names()).toEqual(['Guest 6', 'Guest 5', 'Guest 4', 'Guest 3'])
  wait(9_999)
  expect(names()[0]).toBe('Guest 6')
  wait(1)
  expect(names()).toEqual(['Guest 2', 'Guest 1', 'Guest 6', 'Guest 5'])
  wait(10_000)
  expect(names()[0]).toBe('Guest 4')
})

it('does not turn where four are all', () => {
  show(4)
  wait(60_000)
  expect(names()).toEqual(['Guest 4', 'Guest 3', 'Guest 2', 'Guest 1'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('has six samples where there is no review, none of what the house does not offer', () => {
  show(0)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  cleanup()
  show(0, ['laundry', 'car'])
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByText(/boots|car/)).toBeNull()
})

it('says over the examples why there is nothing else', async () => {
  vi.useRealTimers()
  show(null)
  expect(await screen.findByText('Could not fetch reviews')).toBeTruthy()
  expect(screen.getByText('Aline')).toBeTruthy()
})
