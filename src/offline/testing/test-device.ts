import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/query-core'
import { openStoreOf, type OpenedDevice } from '../device.ts'
import { reshapeRows } from '../db/rows-shape.ts'
import { createOffline, type Offline } from '../offline.ts'
import { readAnswers } from '../reads/answered-rows.ts'
import { createSessionStore } from '../session.ts'
import { fakeServer, type FakeServer } from './fake-house.ts'

export interface TestDevice {
  house: FakeServer
  offline: Offline
  client: QueryClient
  /** For queries that take their surroundings. */
  env: () => Offline
  /** The store, open. */
  store: OpenedDevice
}

let made = 0

/**
 * The whole device of one page over IndexedDB in memory and a fake server. `name`: the same twice is
 * a reload. Leave `open` out to have the store opened.
 */
export async function testDevice(
  options: { name?: string; house?: FakeServer; open?: () => Promise<OpenedDevice> } = {},
): Promise<TestDevice> {
  const house = options.house ?? fakeServer()
  const name = options.name ?? `test-${(made += 1)}`
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false } },
  })
  const offline = createOffline({
    base: 'http://house.test',
    client,
    open:
      options.open ??
      ((setup) =>
        Promise.resolve(openStoreOf({ ...setup, name, reshape: reshapeRows, readAnswers }))),
    fetch: house.fetch,
    session: createSessionStore(null),
    storage: null,
  })
  offline.device.load()
  const store = (await offline.device.ready()) as OpenedDevice
  return { house, offline, client, env: () => offline, store }
}

/** A row of the server as it comes. */
export function row(id: string, version = 1, more: Record<string, unknown> = {}) {
  return { id, version, operation_id: null, name: `Row ${id}`, ...more }
}

export const anna = { id: 'u1', name: 'Anna', role: 'admin', token: 'token-anna' }
export const ben = { id: 'u2', name: 'Ben', role: 'admin', token: 'token-ben' }
