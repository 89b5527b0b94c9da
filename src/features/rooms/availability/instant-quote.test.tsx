// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSite } from '#parts/testing/at-site.tsx'
import { InstantQuote } from './instant-quote.tsx'

const quote = { nights: 2, rooms: 2, baseCents: 26600, extrasCents: 0, totalCents: 26600 }

it.each([
  ['ours', true, 'Book Selected Rooms', 'Continue to booking'],
  ['foreign', false, 'Book Now', 'Continue to booking'],
  ['foreign', true, 'Book Selected Rooms', /takes rooms one by one/],
] as const)('on a host that is %s, a combination: %s', (host, combination, name, hint) => {
  openSite(<InstantQuote {...{ quote, combination }} unkept={false} onBook={vi.fn()} />, { host })
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button.disabled).toBe(typeof hint !== 'string')
  expect(screen.getByText(hint)).toBeTruthy()
})
