// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { known } from '#offline/testing/fake-offline.ts'
import { openSite } from '#parts/testing/at-site.tsx'
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
  openSite(<ReviewCarousel />, {
    house: { services_off: off },
    fill: (client) => {
      if (count === null) return
      const rows = Array.from({ length: count }, (_, at) => review(count - at))
      client.setQueryData(reviews().queryKey, known(rows))
    },
  })
}

const names = () => screen.getAllByText(/^Guest \d$/).map((name) => name.textContent)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
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
