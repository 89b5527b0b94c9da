import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/query-core'
import type { Session } from '#contract/session.ts'
import { openStoreOf } from '#offline/device.ts'
import { createOffline, type Offline } from '#offline/offline.ts'
import { createSessionStore } from '#offline/session.ts'
import type { House } from '../fixtures/house.ts'

/** `down`: nothing leaves; `mute`: what is sent arrives, and no answer to a write comes back. */
type Wire = 'up' | 'down' | 'mute'

/** A phone or tablet of the drill: the app's own device modules, on a wire to a real server. */
export interface DrillDevice {
  offline: Offline
  wire: Wire
  /** Told when a batch has left. */
  onBatch: () => void
  signIn(): Promise<void>
  /** Every row of its outbox: what was confirmed on it. */
  rows(): Promise<Awaited<ReturnType<Offline['outbox']['list']>>>
}

export async function drillDevice(house: House, name: string): Promise<DrillDevice> {
  const send: typeof fetch = async (input, init) => {
    if (self.wire === 'down') throw new TypeError('no link')
    const isWrite = (init?.method ?? 'GET') !== 'GET'
    const answer = fetch(input, init)
    if (isWrite && String(input).includes('/api/outbox')) self.onBatch()
    if (!isWrite || self.wire === 'up') return await answer
    await (await answer).arrayBuffer()
    throw new TypeError('no answer')
  }
  const offline = createOffline({
    base: house.url,
    client: new QueryClient(),
    open: (setup) => Promise.resolve(openStoreOf({ ...setup, name })),
    fetch: send,
    session: createSessionStore(null),
    storage: null,
  })
  const self: DrillDevice = {
    offline,
    wire: 'up',
    onBatch: () => {},
    async signIn() {
      const asked = await offline.ask({ route: 'login', body: house.admin })
      if (asked.kind !== 'answer') throw new Error(`${name}: no sign-in`)
      await offline.signIn((asked.body as { data: Session }).data, true)
    },
    rows: () => offline.outbox.list(),
  }
  offline.device.load()
  await offline.device.ready()
  return self
}
