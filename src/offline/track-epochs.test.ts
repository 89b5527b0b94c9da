import { QueryClient } from '@tanstack/query-core'
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openStoreOf } from './device.ts'
import { trackEpochs } from './track-epochs.ts'
import type { Ask, Asked } from './link/types.ts'
import { createOffline } from './offline.ts'
import { reply } from '#tests/outbox-model/fixtures.ts'
import { createSessionStore } from './session.ts'
import { fakeServer, ours } from './testing/fake-house.ts'

interface Open {
  meetEpoch(epoch: string): Promise<void>
}

/** A server that tells its epoch, and a store that opens when the test says so. */
function device() {
  const is = { epoch: 'first' }
  const met: string[] = []
  const store: Open = { meetEpoch: async (epoch) => void met.push(epoch) }
  let opened: Promise<Open | undefined> = Promise.resolve(store)
  const asking = async (): Promise<Asked> => reply(200, is)
  const ask = trackEpochs(asking, () => opened)
  return {
    is,
    met,
    store,
    opens: (how: Promise<Open | undefined>) => void (opened = how),
    async hear(route: Ask['route'] = 'getHouse') {
      await ask({ route })
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

test('each epoch is told once, by whichever answer it comes', async () => {
  const { is, met, hear } = device()
  await hear('getHouse')
  await hear('getChanges')
  await hear('listRooms')
  is.epoch = 'second'
  await hear('listRooms')
  expect(met).toEqual(['first'])
  await hear('getChanges')
  expect(met).toEqual(['first', 'second'])
})

test('what a page hears while its store still opens is told when it is open', async () => {
  const fake = fakeServer()
  fake.on('GET /api/house', () => ours({ epoch: 'first' }))
  let open: () => void = () => {}
  const opening = new Promise<void>((resolve) => (open = resolve))
  const offline = createOffline({
    base: 'http://house.test',
    client: new QueryClient(),
    open: (setup) => opening.then(() => openStoreOf({ ...setup, name: 'epochs' })),
    fetch: fake.fetch,
    session: createSessionStore(null),
    storage: null,
  })
  offline.device.load()
  await offline.ask({ route: 'getHouse' })
  open()
  const opened = await offline.device.ready()
  await expect.poll(() => opened?.facts.read('epoch')).toBe('first')
})

test('a store that is not to be had, or fails, is told with the next answer', async () => {
  const { met, store, opens, hear } = device()
  opens(Promise.resolve(undefined))
  await hear()
  opens(Promise.resolve({ meetEpoch: () => Promise.reject(new Error('Full')) }))
  await hear()
  opens(Promise.resolve(store))
  await hear()
  expect(met).toEqual(['first'])
})
