// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { openSite } from '#parts/testing/at-site.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { MobileMenu } from './mobile-menu.tsx'

beforeAll(installDialog)

function openMenu(onClose: () => void) {
  openSite(
    <MobileMenu
      open
      onClose={onClose}
      currency={{
        offered: ['USD'],
        shown: { currency: 'USD', isBase: true, convert: (cents) => cents / 100 },
        choose: () => undefined,
      }}
    />,
  )
  return within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
}

it('has every documented link', () => {
  const links = openMenu(vi.fn()).map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(0, 7)).toEqual([
    ['Home', '/'],
    ['Hotel Info', '/appartment-info'],
    ['Login', '/login'],
    ['Contact Us', '/contact'],
    ['Map', '/map'],
    ['Reviews', '/reviews'],
    ['Cancel Bookings', '/cancel-bookings'],
  ])
})

it('is closed by every one of its links', () => {
  const onClose = vi.fn()
  const links = openMenu(onClose)
  for (const link of links) fireEvent.click(link)
  expect(onClose).toHaveBeenCalledTimes(links.length)
})
