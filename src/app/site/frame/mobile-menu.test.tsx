// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { setOffline } from '#offline/offline.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { fakeOffline } from '#offline/testing/fake-offline.ts'
import { installDialog, renderUi } from '#ui/test-render.tsx'
import { MobileMenu } from './mobile-menu.tsx'

beforeAll(() => {
  installDialog()
  setOffline(fakeOffline())
})

function openMenu(onClose: () => void) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(houseQuery().queryKey, { row: fallbackHouse, asOf: null, from: 'house' })
  renderUi(
    <QueryClientProvider client={client}>
      <MobileMenu
        open
        onClose={onClose}
        currency={{
          offered: ['USD'],
          shown: { currency: 'USD', isBase: true, convert: (cents) => cents / 100 },
          choose: () => undefined,
        }}
      />
    </QueryClientProvider>,
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
