import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { SharedLimits } from '#server/budgets/shared-limits.ts'
import { budgetsWith } from '#server/budgets/budgets.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import type { AppOptions } from '#server/http/app.ts'
import { FailureBackoff } from '#server/pipeline/failure-backoff.ts'
import { TokenBuckets } from '#server/pipeline/token-buckets.ts'
import { eachStore } from './fixtures.ts'
import { addPerson, dinner, MORNING, openHouse, PASSWORD, type House } from './http-house.ts'

/**
 * Servers side by side over one PostgreSQL. What they claim they race for elsewhere (…-race.test.ts),
 * as do their jobs (notices, scheduled-backups, running-alerts, ical); here: limits, and what one
 * changes and the other must see.
 */
eachStore((make) => {
  // SQLite has one server process.
  const several = it.runIf(make.kind === 'postgres')
  let stores: Store[] = []
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    if (make.kind !== 'postgres') return
    const place = await make.tables()
    const open = () => openStore(place, () => MORNING)
    stores = [await open(), await open(), await open()]
    await loadDemo(stores[0] as Store, MORNING)
  })
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
    for (const store of stores) await store.close()
  })

  async function houses(parts: Partial<AppOptions> = {}): Promise<[House, House]> {
    const both = await Promise.all(stores.slice(0, 2).map((store) => openHouse(store, parts)))
    closing.push(...both.map((house) => () => house.app.close()))
    return both as [House, House]
  }

  /** How many of so many tries are let through by a server alone. */
  async function letThrough(tries: number, ask: () => Promise<{ status: number }>) {
    let count = 0
    for (let at = 0; at < tries; at += 1) if ((await ask()).status !== 429) count += 1
    return count
  }

  /** The same of another, with time to hear of the first, and more for each that is let through. */
  async function letThroughAfter(tries: number, ask: () => Promise<{ status: number }>) {
    let count = 0
    for (let at = 0; at < tries; at += 1) {
      await sleep(150 * (count + 1))
      if ((await ask()).status !== 429) count += 1
    }
    return count
  }

  const order = async (house: House, address: string) =>
    house.ask('POST', '/api/restaurant/orders', {
      body: await dinner(house.store),
      key: uuidv7(),
      operation: uuidv7(),
      device: uuidv7(),
      address,
    })

  several('give a stranger no more new operations together than one of them would', async () => {
    const few = { max: 6, windowMs: 600_000 }
    const [one, two] = await houses({ settings: { limits: { address: few } } })
    expect(await letThrough(7, () => order(one, '192.0.2.1'))).toBe(6)
    // The other hears of it as soon as it has something to say itself.
    expect(await letThroughAfter(6, () => order(two, '192.0.2.1'))).toBeLessThanOrEqual(2)
    expect((await order(two, '192.0.2.2')).status).toBe(201)
    const later = new Date(MORNING.getTime() + 500_000)
    for (const house of [one, two]) house.now = later
    const regained =
      (await letThrough(4, () => order(one, '192.0.2.1'))) +
      (await letThroughAfter(5, () => order(two, '192.0.2.1')))
    expect(regained).toBeGreaterThanOrEqual(3)
    expect(regained).toBeLessThanOrEqual(6)
  })

  several('give a stranger no more bytes and no more guesses at codes', async () => {
    const bodies = { address: { max: 60_000, window: 600_000 } }
    const [one, two] = await houses({ settings: { budgets: budgetsWith({ bodies }) } })
    const send = (house: House) =>
      house.ask('POST', '/api/restaurant/orders', {
        body: JSON.stringify({ notes: 'x'.repeat(10_000) }),
        address: '192.0.2.3',
      })
    expect(await letThrough(6, () => send(one))).toBe(5)
    expect(await letThroughAfter(5, () => send(two))).toBeLessThanOrEqual(2)
    const guess = (house: House) =>
      house.ask('POST', '/api/restaurant/orders/lookup', {
        body: { codes: [`ZZ${newCode().slice(2)}`] },
        address: '192.0.2.4',
      })
    expect(await letThrough(7, () => guess(one))).toBe(6)
    expect(await letThroughAfter(6, () => guess(two))).toBeLessThanOrEqual(2)
  })

  several('slow down wrong sign-ins together, and forget them after a right one', async () => {
    const [one, two] = await houses()
    const { email } = await addPerson(one.store, 'admin')
    const login = (house: House, password: string) =>
      house.ask('POST', '/api/login', { body: { email, password }, address: '192.0.2.5' })
    const wrong = (house: House, times: number) =>
      letThroughAfter(times, () => login(house, 'wrong'))
    await letThrough(6, () => login(one, 'wrong'))
    const alone = one.pauses.at(-1) ?? 0
    // By itself it would begin with the fifth.
    await wrong(two, 3)
    expect(two.pauses.at(-1)).toBeGreaterThan(alone)
    expect((await login(two, PASSWORD)).status).toBe(200)
    await sleep(200)
    one.pauses.length = 0
    await wrong(one, 3)
    // What it still knew itself slows the first.
    expect(one.pauses.length).toBeLessThanOrEqual(2)
  })

  several('over a long time let through what one server would, however many they are', async () => {
    let now = MORNING.getTime()
    const rule = { max: 100, windowMs: 100_000 }
    const log = { warn: (facts: object) => expect.fail(JSON.stringify(facts)), error: () => {} }
    const servers = stores.map((store) => {
      const buckets = new TokenBuckets(rule)
      const shared = new SharedLimits(store, () => new Date(now), log, new AbortController().signal)
      shared.share('test buckets', buckets)
      return { buckets, shared }
    })
    servers[0]?.buckets.take('somebody else', now)
    let given = 0
    const seconds = 500
    for (let second = 0; second < seconds; second += 1) {
      now += 1000
      for (const { buckets } of servers) {
        for (; buckets.waitFor('somebody', now) === 0; given += 1) buckets.take('somebody', now)
      }
      await Promise.all(servers.map(({ shared }) => shared.settle()))
    }
    const alone = rule.max + (seconds * 1000 * rule.max) / rule.windowMs
    expect(given).toBeGreaterThan(alone * 0.9)
    expect(given).toBeLessThanOrEqual(alone + servers.length)
    // What has worn off is kept no longer.
    const kept = await stores[0]?.db
      .selectFrom('shared_limits')
      .select('who')
      .where('kind', '=', 'test buckets')
      .execute()
    expect(kept).toHaveLength(1)
  })

  several('count alone while the store is away, and together again when it is back', async () => {
    const failing = { ...stores[0], epoch: 'e', db: undefined as unknown as Store['db'] } as Store
    const warned: object[] = []
    const log = { warn: (facts: object) => void warned.push(facts), error: () => {} }
    const rule = { freeFailures: 0, firstDelayMs: 10, maxDelayMs: 1e6, forgetAfterMs: 900_000 }
    const [here, there] = [new FailureBackoff(rule), new FailureBackoff(rule)]
    const signal = new AbortController().signal
    const clock = () => MORNING
    const near = new SharedLimits(failing, clock, log, signal)
    const far = new SharedLimits({ ...failing, db: stores[1]?.db } as Store, clock, log, signal)
    near.share('test failures', here)
    far.share('test failures', there)
    for (let time = 0; time < 3; time += 1) here.fail('a', MORNING.getTime())
    await near.settle()
    await near.settle()
    // The log says it once.
    expect(warned).toHaveLength(1)
    expect(here.delay('a', MORNING.getTime())).toBe(40)
    Object.assign(failing, { db: stores[0]?.db })
    here.fail('a', MORNING.getTime())
    await near.settle()
    there.fail('a', MORNING.getTime())
    await far.settle()
    expect(there.delay('a', MORNING.getTime())).toBe(160)
  })

  several('see at once what another changed: settings, and that a session is over', async () => {
    const [one, two] = await houses()
    const token = await one.staff()
    const body = { orgName: 'Two Ridges', seen: { orgName: 'Imisozi Guest House' } }
    const saved = await one.ask('PATCH', '/api/settings', { body, token, key: uuidv7() })
    expect(saved.status, saved.text).toBe(200)
    expect((await two.ask('GET', '/api/house')).text).toContain('Two Ridges')
    expect((await two.ask('GET', '/api/settings', { token })).status).toBe(200)
    expect((await one.ask('POST', '/api/logout', { body: {}, token })).status).toBe(200)
    expect((await two.ask('GET', '/api/settings', { token })).status).toBe(401)
  })

  several('tell their devices what came in at another', async () => {
    const [one, two] = await houses()
    const token = await two.staff()
    await two.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = two.app.server.address() as AddressInfo
    const cut = new AbortController()
    const stream = await fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: cut.signal,
    })
    let heard = ''
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString()
    })().catch(() => {})
    await expect.poll(() => heard).toContain('hello')
    expect((await order(one, '192.0.2.9')).status).toBe(201)
    await expect.poll(() => heard).toContain('restaurant_orders')
    cut.abort()
    await reading
  })
})
