import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { House } from '#contract/house.ts'
import { setOffline } from '#offline/offline.ts'
import { everyRowQuery } from '#offline/reads/device-rows.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import {
  anna,
  type FakeDevice,
  fakeOffline,
  reply,
  testClient,
} from '#offline/testing/fake-offline.ts'
import { renderUi } from '#ui/test-render.tsx'

interface Desk extends FakeDevice {
  house?: Partial<House>
}

/**
 * A desk for tests of its screens: somebody signed in, our own house that is heard, and none of its
 * lists answered unless `ask` says how. Answers the client, for rows that are there from the start.
 */
export function atDesk({
  house,
  rows = [],
  client = testClient(),
  ...desk
}: Desk = {}): QueryClient {
  setOffline(fakeOffline({ client, who: anna, rows, ...desk }))
  const row = { ...fallbackHouse, ...house }
  client.setQueryData(houseQuery().queryKey, { row, asOf: null, from: 'house' })
  client.setQueryData(everyRowQuery().queryKey, [...rows])
  return client
}

/** The answer of a house that has these lists, by route; what is not among them is empty. */
export const askLists =
  (lists: Readonly<Record<string, readonly object[]>>) =>
  async ({ route }: { route: string }) =>
    reply(200, { data: lists[route] ?? [] })

/** Renders a screen of it, at the overview's address where it does not matter. */
export const renderAtDesk = (client: QueryClient, screen: ReactNode, at = '/dashboard') =>
  renderUi(<QueryClientProvider client={client}>{screen}</QueryClientProvider>, { at })
