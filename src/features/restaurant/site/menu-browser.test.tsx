// @vitest-environment jsdom
import { type QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '#parts/testing/at-site.tsx'
import { categories } from '../data.ts'
import { MenuBrowser } from './menu-browser.tsx'

const never = () => new Promise<never>(() => undefined)

/** A house that never answers. */
const show = (fill?: (client: QueryClient) => void) =>
  openSite(<MenuBrowser />, { fill, cache: { now: () => null, ready: never }, ask: never })

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

it('asks for no side where all there is stands on one', () => {
  const rows = [{ id: 'c1', name: 'Soups', position: 1 }]
  const open = (more: typeof rows) =>
    show((client) =>
      client.setQueryData(categories().queryKey, {
        asOf: '2026-11-21T12:00:00Z',
        from: 'house',
        rows: [...rows, ...more],
      }),
    )
  open([])
  expect(screen.queryByText('Our Bar')).toBeNull()
  cleanup()
  open([{ id: 'c2', name: 'Wines', position: 2 }])
  expect(screen.getByText('Our Bar')).toBeTruthy()
})
