// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline, testClient } from '#offline/testing/fake-offline.ts'
import { categories } from '../data.ts'
import { MenuBrowser } from './menu-browser.tsx'

const never = () => new Promise<never>(() => undefined)

/** A house that never answers. */
function show(before: (client: QueryClient) => void = () => undefined) {
  const client = testClient()
  setOffline(fakeOffline({ client, cache: { now: () => null, ready: never }, ask: never }))
  before(client)
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <MenuBrowser />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(cleanup)

it('says what it is loading (spec 1 §8)', () => {
  show()
  expect(screen.getByText('Loading categories…')).toBeTruthy()
  expect(screen.queryByText('No categories found')).toBeNull()
  cleanup()
  show((client) =>
    client.setQueryData(categories().queryKey, {
      asOf: '2026-11-21T12:00:00Z',
      from: 'house',
      rows: [{ id: 'c1', name: 'Soups', position: 1 }],
    }),
  )
  expect(screen.getByText('Loading items…')).toBeTruthy()
})
