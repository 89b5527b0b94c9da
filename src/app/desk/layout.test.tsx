// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setOffline, type Offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'
import { everyRowQuery } from '#offline/reads/device-rows.ts'
import { createValue } from '#offline/value.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { DeskLayout } from './layout.tsx'

const anna = { userId: 'u1', name: 'Anna', role: 'admin', token: 't' }

async function open() {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  const none = { kind: 'none', cause: 'no-house' }
  setOffline({
    client,
    clock: { now: () => Date.parse('2026-11-21T12:00:00Z'), subscribe: () => () => undefined },
    link: createValue({ state: 'up' }),
    host: { ...createValue('ours'), kind: () => 'ours' },
    session: createValue(anna),
    ended: createValue(null),
    device: { ...createValue('ok'), ready: async () => null },
    cache: { now: () => null, ready: async () => null },
    changes: { covers: () => false },
    actor: () => ({ kind: 'staff', userId: 'u1', name: 'Anna' }),
    actorKey: () => 'staff:u1',
    self: () => 'u1',
    outbox: { list: async () => [] },
    ask: async () => none,
  } as unknown as Offline)
  client.setQueryData(houseQuery().queryKey, { row: unknownHouse, asOf: null, from: 'house' })
  client.setQueryData(everyRowQuery().queryKey, [])
  client.setQueryData(['people'], [])
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/dashboard']}>
          <ToastProvider>
            <Routes>
              <Route element={<DeskLayout />}>
                <Route path="/dashboard" element={<h1>Overview itself</h1>} />
                <Route path="/dashboard/payments" element={<h1>Payments themselves</h1>} />
              </Route>
            </Routes>
          </ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  await act(async () => undefined)
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  Object.assign(window, { matchMedia: () => media, scrollTo: () => undefined })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

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
