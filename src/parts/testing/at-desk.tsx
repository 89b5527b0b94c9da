import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { House } from '#contract/house.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { setOffline, type Offline } from '#offline/offline.ts'
import { everyRowQuery } from '#offline/reads/device-rows.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'
import { actorOf, type BrowserSession } from '#offline/session.ts'
import { createValue } from '#offline/value.ts'
import { renderUi } from '#ui/test-render.tsx'

export const anna: BrowserSession = {
  userId: 'u1',
  name: 'Anna',
  role: 'admin',
  token: 't',
  remembered: false,
  sendToken: null,
}

interface Desk {
  /** The device's clock, ms; 21 November 2026, two in the afternoon in Musanze. */
  now?: number
  who?: BrowserSession
  house?: Partial<House>
  /** What this device recorded. */
  rows?: OperationRow[]
  /** Whatever else the screens under test ask of the device. */
  over?: object
}

/**
 * A desk for tests of its screens: somebody signed in, our own house that is heard, and none of its
 * lists answered unless `over` says how. Answers the client, for rows that are there from the start.
 */
export function atDesk(desk: Desk = {}): QueryClient {
  const { now = Date.parse('2026-11-21T12:00:00Z'), who = anna, house, rows = [], over } = desk
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  setOffline({
    client,
    clock: { now: () => now, difference: () => 0, subscribe: () => () => undefined },
    link: createValue({ state: 'up' }),
    host: { ...createValue('ours'), kind: () => 'ours' },
    session: createValue(who),
    ended: createValue(null),
    device: { ...createValue('ok'), ready: async () => null },
    cache: { now: () => null, ready: async () => null },
    changes: { covers: () => false },
    actor: () => actorOf(who),
    actorKey: () => actorKey(actorOf(who)),
    person: () => actorKey(actorOf(who)),
    self: () => who.userId,
    outbox: { list: async () => rows, actors: async () => [] },
    ask: async () => ({ kind: 'none', cause: 'no-house' }),
    ...over,
  } as unknown as Offline)
  const row = { ...unknownHouse, ...house }
  client.setQueryData(houseQuery().queryKey, { row, asOf: null, from: 'house' })
  client.setQueryData(everyRowQuery().queryKey, rows)
  return client
}

/** The answer of a house that has these lists, by route; what is not among them is empty. */
export const askLists =
  (lists: Readonly<Record<string, readonly object[]>>) =>
  async ({ route }: { route: string }) => ({
    kind: 'answer',
    ok: true,
    status: 200,
    body: { data: lists[route] ?? [] },
    houseTime: null,
  })

/** Renders a screen of it at the overview's address. */
export const renderAtDesk = (client: QueryClient, screen: ReactNode) =>
  renderUi(<QueryClientProvider client={client}>{screen}</QueryClientProvider>, {
    at: '/dashboard',
  })
