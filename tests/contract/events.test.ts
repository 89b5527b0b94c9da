import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { ServerEvent } from '#contract/resources.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Store } from '#server/db/store.ts'
import { endpoints } from '#server/services/endpoints.ts'
import { streamEvents } from '#server/services/events/routes.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openHouse, type House } from './http-house.ts'

const changes = (heard: ServerEvent[]) =>
  heard.flatMap((event) => (event.type === 'changed' ? event.resources : []))

async function renameACategory(store: Store) {
  const { id } = await store.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  await store.transaction((tx) => tx.update('categories', id, { name: `Soups ${uuidv7()}` }))
}

const order = async (house: House) =>
  house.ask('POST', '/api/restaurant/orders', { body: await dinner(house.store) })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

eachStore((make) => {
  const ending: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end()
  })

  /** A server on a socket, since a stream never ends; beats come fast. */
  async function listening(store: Store, rules: Partial<Parameters<typeof streamEvents>[0]> = {}) {
    const stream = streamEvents({
      beatMs: 40,
      collectMs: 5,
      perDevice: 2,
      perAddress: 9,
      total: 50,
      ...rules,
    })
    const house = await openHouse(store, {
      endpoints: [...endpoints.filter(({ name }) => name !== 'streamEvents'), stream],
    })
    await house.app.listen({ port: 0, host: '127.0.0.1' })
    ending.push(() => house.app.close())
    const { port } = house.app.server.address() as AddressInfo
    return { house, url: `http://127.0.0.1:${port}/api/events` }
  }

  /** What a device has heard so far, and whether the stream has ended. */
  async function listen(url: string, headers: Record<string, string> = {}) {
    const abort = new AbortController()
    const answer = await fetch(url, { headers, signal: abort.signal })
    const heard: ServerEvent[] = []
    const state = { ended: false, heard, answer, close: () => abort.abort() }
    const read = async () => {
      let rest = ''
      for await (const chunk of answer.body ?? []) {
        rest += Buffer.from(chunk).toString()
        const lines = rest.split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) heard.push(JSON.parse(line) as ServerEvent)
      }
    }
    void read()
      .catch(() => {})
      .finally(() => (state.ended = true))
    ending.push(async () => abort.abort())
    return state
  }

  it('says hello, beats, and what changed', async () => {
    const store = await make({ seeded: true, clock: () => MORNING })
    const { house, url } = await listening(store)
    const device = await listen(url)
    expect(device.answer.status).toBe(200)
    expect(device.answer.headers.get('content-type')).toContain('application/x-ndjson')
    expect(device.answer.headers.get('x-imisozi-house')).toBe('1')
    expect(device.answer.headers.get('content-encoding')).toBeNull()
    await expect.poll(() => device.heard[0]).toEqual({ type: 'hello', epoch: store.epoch })
    await expect
      .poll(() => device.heard.filter(({ type }) => type === 'beat').length)
      .toBeGreaterThan(1)
    await renameACategory(house.store)
    await expect.poll(() => changes(device.heard)).toEqual(['categories'])
  })

  it('tells of orders to the desk alone', async () => {
    const { house, url } = await listening(await make({ seeded: true, clock: () => MORNING }))
    const guest = await listen(url)
    const desk = await listen(url, bearer(await house.staff('staff')))
    const trainer = await listen(url, bearer(await house.staff('trainer')))
    for (const one of [guest, desk, trainer])
      await expect.poll(() => one.heard.length).toBeGreaterThan(0)
    await order(house)
    await expect.poll(() => changes(desk.heard)).toContain('restaurant_orders')
    await renameACategory(house.store)
    await expect.poll(() => changes(guest.heard)).toEqual(['categories'])
    await expect.poll(() => changes(trainer.heard)).toEqual(['categories'])
  })

  it('refuses tokens that do not hold or may only send', async () => {
    const { house, url } = await listening(await make({ seeded: true, clock: () => MORNING }))
    const status = async (token: string, device = uuidv7()) =>
      (await listen(url, { ...bearer(token), 'x-device-id': device })).answer.status
    expect(await status('x'.repeat(43))).toBe(401)
    const send = await house.staff('admin', 'send')
    expect(await status(send, house.deviceOf(send))).toBe(403)
    expect(await status(send)).toBe(401)
  })

  it('ends with the session', async () => {
    const { house, url } = await listening(await make({ seeded: true, clock: () => MORNING }))
    const token = await house.staff()
    const desk = await listen(url, { authorization: `Bearer ${token}` })
    await expect.poll(() => desk.heard.length).toBeGreaterThan(0)
    await house.ask('POST', '/api/logout', { token })
    await expect.poll(() => desk.ended).toBe(true)
  })

  it('keeps the newest streams of a device', async () => {
    const { url } = await listening(await make({ seeded: true, clock: () => MORNING }))
    const device = { 'x-device-id': uuidv7() }
    const first = await listen(url, device)
    const second = await listen(url, device)
    const other = await listen(url, { 'x-device-id': uuidv7() })
    const third = await listen(url, device)
    await expect.poll(() => first.ended).toBe(true)
    await expect.poll(() => third.heard.length).toBeGreaterThan(1)
    expect([second.ended, third.ended, other.ended]).toEqual([false, false, false])
  })

  it('has room for so many strangers: for one more the oldest of the largest crowd goes', async () => {
    const { house, url } = await listening(await make({ seeded: true, clock: () => MORNING }), {
      total: 3,
    })
    const desk = await listen(url, bearer(await house.staff()))
    const first = await listen(url, { 'x-device-id': uuidv7() })
    const second = await listen(url, { 'x-device-id': uuidv7() })
    const third = await listen(url)
    const fourth = await listen(url)
    await expect.poll(() => first.ended).toBe(true)
    await expect.poll(() => fourth.heard.length).toBeGreaterThan(1)
    expect([second, third, fourth, desk].map(({ ended }) => ended)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
    expect(fourth.answer.status).toBe(200)
  })

  it('ends every stream when the server closes, and does not wait for them', async () => {
    const { house, url } = await listening(await make({ seeded: true, clock: () => MORNING }))
    const device = await listen(url)
    await expect.poll(() => device.heard.length).toBeGreaterThan(0)
    const before = Date.now()
    await house.app.close()
    expect(Date.now() - before).toBeLessThan(2000)
    await expect.poll(() => device.ended).toBe(true)
  })
})
