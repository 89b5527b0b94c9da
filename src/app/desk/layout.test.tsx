// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { offline, setOffline } from '#offline/offline.ts'
import { createValue } from '#offline/value.ts'
import { askLists, atDesk } from '#parts/testing/at-desk.tsx'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { installWindow, renderLayout } from './testing/render-layout.tsx'

async function open() {
  renderLayout(atDesk(), {
    '/dashboard': <h1>Overview itself</h1>,
    '/dashboard/payments': <h1>Payments themselves</h1>,
  })
  await act(async () => undefined)
}

beforeEach(installWindow)

const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
const openMenu = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return screen.getByRole('dialog', { name: 'Menu' })
}

it('names the dashboard and the role in the top bar', async () => {
  await open()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByText('Dashboard')).toBeDefined()
  expect(bar.getByText('Admin')).toBeDefined()
})

it('tells of a session that the house has ended, and of no late news', async () => {
  const client = atDesk()
  const here = offline()
  setOffline({ ...here, ended: createValue<string | null>(here.session.getSnapshot()!.token) })
  renderLayout(client, { '/dashboard': <h1>Overview itself</h1> })
  await act(async () => undefined)
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('button', { name: 'Session expired' })).toBeDefined()
  expect(bar.queryByText(/delayed/)).toBeNull()
})

it('closes the sidebar of a phone on Escape and on navigation', async () => {
  await open()
  // What a browser tells a modal dialog when Escape is pressed.
  fireEvent(openMenu(), new Event('cancel', { cancelable: true }))
  expect(menu()).toBeNull()
  expect(screen.getByText('Overview itself')).toBeDefined()

  fireEvent.click(within(openMenu()).getByRole('link', { name: 'Payments' }))
  expect(menu()).toBeNull()
  expect(screen.getByText('Payments themselves')).toBeDefined()
})

it.each([
  ['is still cooked', 'preparing', 1],
  ['was served', 'completed', 0],
])(
  'leads to the kitchen of a restaurant that is off while something %s',
  async (_, status, links) => {
    const orders = [wholeRow('restaurant_orders', { id: '1', status })]
    const ask = askLists({ listRestaurantOrders: orders })
    renderLayout(atDesk({ house: { services_off: ['restaurant'] }, ask }), {
      '/dashboard': <h1>Overview</h1>,
    })
    await act(async () => new Promise((later) => setTimeout(later, 50)))
    expect(screen.queryAllByRole('link', { name: 'Kitchen' })).toHaveLength(links)
  },
)
