import 'fake-indexeddb/auto'
import { Blob as StreamedBlob } from 'node:buffer'
import { gunzipSync } from 'node:zlib'
import { QueryClient } from '@tanstack/query-core'
import { SERVER_HEADER, TIME_HEADER } from '#contract/wire.ts'
import { openStoreOf, type OpenedDevice } from '#offline/device.ts'
import { createOffline, type Offline } from '#offline/offline.ts'
import { createSessionStore } from '#offline/session.ts'

/**
 * A page's whole device over IndexedDB in memory, and whoever is at the other end of its link: what
 * it sends is written down. Nothing goes over a network.
 */

// jsdom's own has no stream: the device could not pack a batch.
Object.assign(globalThis, { Blob: StreamedBlob })

/** One request as it left the device. */
export interface Left {
  ask: string
  headers: Record<string, string>
  body: unknown
}

/** `cut`: nothing gets out. `lost`: it gets there, no answer comes back. `hangs`: none ever does. */
type Mood = 'up' | 'cut' | 'lost' | 'hangs'

/** What a batch's operation, or a request to another host, is answered. */
export interface Told {
  status: number
  body: unknown
}

export interface RecordedDevice {
  offline: Offline
  store: OpenedDevice
  client: QueryClient
  left: Left[]
  mood: Mood
  tell: (operation: { id: string; body: unknown }) => Told
}

export const anna = { id: 'anna', name: 'Anna', role: 'admin', token: 'token-of-anna' }

let made = 0

export async function recordedDevice(
  host: 'ours' | 'documents',
  { signedIn = false, name = `recorded-${(made += 1)}` } = {},
): Promise<RecordedDevice> {
  const left: Left[] = []
  const device = { mood: 'cut' as Mood, left }
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false } },
  })
  const offline = createOffline({
    base: 'http://house.test',
    client,
    open: (setup) => Promise.resolve(openStoreOf({ ...setup, name })),
    fetch: async (input, init) => {
      if (self.mood === 'cut') throw new TypeError('Failed to fetch')
      const one = await leaving(String(input), init)
      const isWrite = init?.method !== 'GET'
      if (isWrite) left.push(one)
      if (isWrite && self.mood === 'lost') throw new TypeError('Failed to fetch')
      if (isWrite && self.mood === 'hangs') return await new Promise(() => undefined)
      return host === 'ours' ? house(one, self) : documents(one, self)
    },
    session: createSessionStore(null),
    storage: null,
  })
  offline.device.load()
  const store = await offline.device.ready()
  if (store === null) throw new Error('No store')
  const tell = () => ({ status: 201, body: { id: 'made-by-the-house' } })
  const self: RecordedDevice = Object.assign(device, { offline, store, client, tell })
  self.mood = 'up'
  await offline.ask({ route: 'getHouse' })
  if (signedIn) await offline.signIn(anna, true)
  self.mood = 'cut'
  // The link is known to be down: what is confirmed now is not tried.
  await offline.ask({ route: 'getHouse' })
  return self
}

async function leaving(address: string, init: RequestInit = {}): Promise<Left> {
  const { pathname, search } = new URL(address)
  const headers = init.headers as Record<string, string>
  const packed = init.body instanceof Blob ? Buffer.from(await init.body.arrayBuffer()) : null
  const text = packed === null ? ((init.body ?? '') as string) : gunzipSync(packed).toString()
  return {
    ask: `${init.method ?? 'GET'} ${pathname}${search}`,
    headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  }
}

/** Our house: it says so, and answers batches by `tell`. */
function house({ ask, body }: Left, { tell }: RecordedDevice): Response {
  const headers = { [SERVER_HEADER]: '1', [TIME_HEADER]: new Date().toISOString() }
  if (ask.endsWith('/void')) return Response.json({ outcome: 'voided' }, { headers })
  if (ask !== 'POST /api/outbox') {
    const isHouse = ask.startsWith('GET /api/house')
    const answer = isHouse ? { name: 'A house' } : { code: 'not_found', message: 'No' }
    return Response.json(answer, { status: isHouse ? 200 : 404, headers })
  }
  const { operations } = body as { operations: { id: string; body: unknown }[] }
  const answers = operations.map((one) => ({ id: one.id, ...tell(one), replayed: false }))
  return Response.json({ answers }, { headers })
}

/** A host that knows the documents alone. */
function documents({ ask, body }: Left, { tell }: RecordedDevice): Response {
  if (ask.startsWith('GET /api/categories')) return Response.json([])
  if (ask.startsWith('GET ')) return Response.json({ message: 'Not Found' }, { status: 404 })
  const told = tell({ id: ask, body })
  return Response.json(told.body, { status: told.status })
}

/** The page is done with: nothing of it goes on behind the next one's back. */
export function closed({ store, client }: RecordedDevice): void {
  client.clear()
  store.db.close()
}

/** The link is back: sends until nothing waits. A drain that began before that ends first. */
export async function sendAll(device: RecordedDevice): Promise<void> {
  const { outbox } = device.offline
  device.mood = 'up'
  for (let round = 0; round < 10; round += 1) {
    await outbox.sendNow()
    const rows = await outbox.list()
    if (!rows.some(({ state }) => state === 'waiting' || state === 'sending')) return
  }
}
