import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createFacts } from './facts.ts'
import { createClock } from './link/clock.ts'
import { createDeviceId } from './link/device-id.ts'
import { createHost } from './link/host.ts'
import { createLink } from './link/link.ts'
import { createDeviceLoader } from './load.ts'
import { lazyOutbox } from './lazy-outbox.ts'
import { openStoreOf } from './device.ts'
import { clearDraft, readDraft, saveDraft } from './drafts.ts'
import { rememberIn } from './remember.ts'
import { ours } from './testing/fake-house.ts'
import { anna, testDevice } from './testing/test-device.ts'

const anOperation = {
  route: 'placeRestaurantOrder',
  body: {},
  actor: { kind: 'guest' },
  words: { title: 'Order', detail: '' },
} as const

describe('the store that comes in later', () => {
  it('is null and opening until it is here', async () => {
    const arrived = Promise.withResolvers<void>()
    const device = createDeviceLoader(async () => {
      await arrived.promise
      return openStoreOf({
        ask: noHouse,
        host: createHost(),
        clock: createClock(),
        name: 'late',
      })
    })
    expect(device.now()).toBeNull()
    device.load()
    device.load()
    const confirming = lazyOutbox(device).confirm(anOperation)
    arrived.resolve()
    expect(await confirming).toMatchObject({ state: 'waiting', seq: 1 })
    expect(device.getSnapshot()).toBe('ok')
    expect(await device.ready()).toBe(device.now())
  })

  it('that never opens keeps nobody waiting for its rows', async () => {
    const { offline } = await testDevice({ name: 'never-opens' })
    const device = { ...offline.device, ready: () => Promise.resolve(null) }
    const unavailable = { reason: 'unavailable' }
    await expect(lazyOutbox(device).list(['guest'])).rejects.toMatchObject(unavailable)
    await expect(lazyOutbox(device).actors()).rejects.toMatchObject(unavailable)
  })

  it('whose code does not arrive is asked for again', async () => {
    let tries = 0
    const device = createDeviceLoader(() => {
      tries += 1
      return Promise.reject(new Error('Failed to fetch dynamically imported module'))
    })
    device.load()
    expect(await device.loaded()).toBeNull()
    expect(device.getSnapshot()).toBe('unavailable')
    await expect(lazyOutbox(device).confirm(anOperation)).rejects.toMatchObject({
      reason: 'unavailable',
    })
    expect(tries).toBe(2)
  })

  it('tells the outbox’s listeners of every row, also those who came before it', async () => {
    const { offline } = await testDevice()
    let told = 0
    const end = offline.outbox.subscribe(() => (told += 1))
    await new Promise((done) => setTimeout(done, 10))
    const before = told
    await offline.outbox.confirm(anOperation)
    await new Promise((done) => setTimeout(done, 50))
    expect(told).toBeGreaterThan(before)
    end()
  })
})

describe('what is remembered', () => {
  it('is host, clock and link, over a reload, for this address alone', async () => {
    const { house, store } = await testDevice({ name: 'remembered' })
    const before = { host: createHost(), clock: createClock(), link: quietLink() }
    await rememberIn(store.facts, { base: 'http://a', ...before })
    before.host.noteOurs()
    before.clock.note(new Date(Date.now() + 60_000).toISOString(), Date.now(), Date.now())
    before.link.missed('house-trouble')
    await new Promise((done) => setTimeout(done, 30))
    store.db.close()

    const again = await testDevice({ name: 'remembered', house })
    const after = { host: createHost(), clock: createClock(), link: quietLink() }
    await rememberIn(again.store.facts, { base: 'http://a', ...after })
    expect(after.host.kind()).toBe('ours')
    expect(Math.round(after.clock.difference() / 1_000)).toBe(60)
    expect(after.link.getSnapshot()).toMatchObject({ state: 'down', cause: 'house-trouble' })

    const elsewhere = createHost()
    await rememberIn(again.store.facts, { base: 'http://b', host: elsewhere, clock: createClock() })
    expect(elsewhere.kind()).toBe('unknown')
  })

  it('is one device id for page and worker', async () => {
    const { store } = await testDevice()
    const facts = () => Promise.resolve(createFacts(store.db.facts))
    const [page, worker] = [createDeviceId(facts), createDeviceId(facts)]
    const both = await Promise.all([page(), worker()])
    expect(both[0]).toBe(both[1])
    expect(both[0]).toMatch(/^[0-9a-f-]{36}$/)
    const dead = createDeviceId(() => Promise.resolve(null))
    expect(await dead()).toBe(await dead())
  })
})

describe('a draft', () => {
  it('is found again by its person alone, until it is cleared', async () => {
    const { offline, env, house } = await testDevice()
    house.on('POST /api/logout', () => ours({}))
    expect(await saveDraft('restaurant', { step: 2 }, env)).toBe(true)
    await offline.signIn(anna, false)
    expect(await readDraft('restaurant', env)).toBeNull()
    await offline.signOut()
    expect((await readDraft('restaurant', env))?.value).toEqual({ step: 2 })
    await clearDraft('restaurant', env)
    expect(await readDraft('restaurant', env)).toBeNull()
  })

  it('costs nothing where there is no store', async () => {
    const { env } = await testDevice({ open: () => Promise.reject(new Error('no')) })
    expect(await saveDraft('restaurant', {}, env)).toBe(false)
    expect(await readDraft('restaurant', env)).toBeNull()
    await clearDraft('restaurant', env)
  })
})

const noHouse = () => Promise.resolve({ kind: 'none', cause: 'no-house' } as const)

function quietLink() {
  return createLink({ probe: () => Promise.resolve() })
}
