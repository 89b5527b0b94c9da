// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '#parts/testing/at-site.tsx'
import Footer from './footer.tsx'

it.each([
  ['2026-12-31T21:59:00Z', 2026],
  // Already the new year in Kigali, and not yet in Greenwich.
  ['2026-12-31T22:30:00Z', 2027],
])('at %s: the year of the house', (now, year) => {
  openSite(<Footer />, { now: Date.parse(now), house: { name: 'Ridge House' } })
  expect(screen.getByText(`© ${year} Ridge House. All rights reserved.`)).toBeTruthy()
})
