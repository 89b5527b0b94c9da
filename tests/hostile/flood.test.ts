import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { budgetsWith } from '#server/budgets/budgets.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppOptions } from '#server/http/app.ts'
import { read, type Endpoint } from '#server/pipeline/endpoint.ts'
import { streamEvents } from '#server/services/events/routes.ts'
import { endpoints } from '#server/services/endpoints.ts'
import { eachStore } from '../contract/fixtures.ts'
import {
  addPerson,
  dinner,
  MORNING,
  openHouse,
  PASSWORD,
  type House,
} from '../contract/http-house.ts'

/** Crowds, bombs and bodies without end: small and short, on loopback. */

eachStore((make) => {
  const ending: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end()
  })

  async function listening(
    parts: Partial<AppOptions> = {},
  ): Promise<{ house: House; port: number }> {
    const store = await make({ seeded: true, clock: () => MORNING })
    const house = await openHouse(store, parts)
    await house.app.listen({ port: 0, host: '127.0.0.1' })
    ending.push(() => house.app.close())
    return { house, port: (house.app.server.address() as AddressInfo).port }
  }

  /** What a socket hears of a request written by hand, and after how long, ms. */
  function heard(port: number, head: string, body: Buffer = Buffer.alloc(0)) {
    return new Promise<{ text: string; ms: number; ended: boolean }>((done) => {
      const from = performance.now()
      const socket = connect(port, '127.0.0.1')
      let text = ''
      let ms = 0
      const finish = (ended: boolean) => {
        socket.destroy()
        done({ text, ms, ended })
      }
      const timer = setTimeout(() => finish(false), 3000)
      socket.on('data', (chunk) => {
        if (text === '') ms = performance.now() - from
        text += chunk.toString()
      })
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearTimeout(timer)
        finish(true)
      })
      socket.write(head)
      socket.write(body)
    })
  }

  const headOf = (headers: Record<string, string>) =>
    `${[
      'POST /api/restaurant/orders HTTP/1.1',
      'host: house',
      'content-type: application/json',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n')}\r\n\r\n`

  describe('bodies', () => {
    it('that are too large are refused before they come, and the connection is closed', async () => {
      const { port } = await listening()
      // Nothing of it is ever sent.
      const { text, ended } = await heard(port, headOf({ 'content-length': '10000000' }))
      expect(text).toContain(' 413 ')
      expect(text).toContain('too_large')
      expect(ended).toBe(true)
      const zipped = { 'content-length': '10000000', 'content-encoding': 'gzip' }
      expect((await heard(port, headOf(zipped))).text).toContain(' 413 ')
    })

    it('without a length are cut off where they are too large', async () => {
      const { port } = await listening()
      const chunk = Buffer.alloc(64 * 1024, 32)
      const piece = Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')])
      const { text, ended } = await heard(
        port,
        headOf({ 'transfer-encoding': 'chunked' }),
        Buffer.concat(Array.from({ length: 8 }, () => piece)),
      )
      expect(text).toContain(' 413 ')
      expect(ended).toBe(true)
    })

    it('that unpack to far more than they are go no further than that', async () => {
      const { house } = await listening()
      const bomb = gzipSync(Buffer.from(`[${'1,'.repeat(120_000)}1]`))
      expect(bomb.length).toBeLessThan(500)
      const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' }
      const from = performance.now()
      const { status } = await house.ask('POST', '/api/restaurant/orders', { headers, body: bomb })
      expect(status).toBe(413)
      expect(performance.now() - from).toBeLessThan(1000)
      const order = JSON.stringify(await dinner(house.store))
      const honest = await house.ask('POST', '/api/restaurant/orders', {
        headers,
        body: gzipSync(Buffer.from(order)),
      })
      expect(honest.status).toBe(201)
    })

    it('of a stranger hold so many values, and an address sends so many bytes', async () => {
      const { house } = await listening({
        settings: {
          budgets: budgetsWith({ bodies: { address: { max: 60_000, window: 600_000 } } }),
        },
      })
      const send = (body: string, address: string) =>
        house.ask('POST', '/api/restaurant/orders', { body, address })
      const many = await send(`[${'1,'.repeat(30_000)}1]`, '192.0.2.1')
      expect(many.status).toBe(400)
      const statuses: number[] = []
      for (let at = 0; at < 8; at += 1) {
        statuses.push((await send(`{"notes":"${'x'.repeat(10_000)}"}`, '192.0.2.2')).status)
      }
      expect(statuses[0]).toBe(422)
      expect(statuses.at(-1)).toBe(429)
    })
  })

  describe('a crowd', () => {
    /** A read that takes its time, of which so many are under way at a time. */
    function slowRead(): { endpoint: Endpoint; most: () => number } {
      let now = 0
      let most = 0
      const endpoint = read({
        name: 'listCategories',
        async read() {
          now += 1
          most = Math.max(most, now)
          await new Promise((later) => setTimeout(later, 60))
          now -= 1
          return { data: [] }
        },
      })
      return { endpoint, most: () => most }
    }

    it('that comes back all at once does not keep the health check before the door', async () => {
      let worked = 0
      const busy = read({
        name: 'listCategories',
        async read() {
          for (const until = performance.now() + 20; performance.now() < until;);
          worked += 1
          return { data: [] }
        },
      })
      const { port } = await listening({ endpoints: [...endpoints, busy] })
      const ask = (path: string) =>
        heard(port, `GET ${path} HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n`)
      const crowd = Array.from({ length: 140 }, () => ask('/api/categories'))
      const { text } = await ask('/healthz')
      expect(text).toContain(' 200 ')
      // Counted, since tests beside this one take time too. It is 14; without waiting until all
      // connections are taken in 72.
      expect(worked).toBeLessThan(45)
      await Promise.all(crowd)
    })

    it.each(['/', '/pay/return'])(
      'that wants %s keeps neither the health check nor others waiting',
      async (path) => {
        let worked = 0
        const work = async () => {
          worked += 1
          return 'here'
        }
        const store = await make({ seeded: true, clock: () => MORNING })
        const returns = (app: FastifyInstance) => void app.get('/pay/return', work)
        const app = await buildApp({ store, endpoints, extraRoutes: [returns] })
        app.setNotFoundHandler(work)
        ending.push(() => app.close())
        const ask = (url: string, remoteAddress = '203.0.113.9') =>
          app.inject({ url, remoteAddress })
        const crowd = Array.from({ length: 200 }, () => ask(path))
        expect((await ask(path, '198.51.100.4')).body).toBe('here')
        expect((await ask('/healthz')).statusCode).toBe(200)
        expect(worked).toBeLessThan(100)
        await Promise.all(crowd)
      },
    )

    it('is let in by so many; the others hear when to come back; staff come first', async () => {
      const slow = slowRead()
      const { house, port } = await listening({
        endpoints: [...endpoints.filter(({ name }) => name !== 'listCategories'), slow.endpoint],
        settings: {
          admission: { maxRunning: 2, maxStrangers: 20, maxPerAddress: 12, maxWaitMs: 4000 },
        },
      })
      const token = await house.staff()
      const url = `http://127.0.0.1:${port}`
      const crowd = Promise.all(
        Array.from({ length: 60 }, async () => {
          const from = performance.now()
          const answer = await fetch(`${url}/api/categories`)
          await answer.arrayBuffer()
          const again = answer.headers.get('retry-after')
          return { status: answer.status, again, ms: performance.now() - from }
        }),
      )
      const clocked = async (path: string, headers: Record<string, string> = {}) => {
        const from = performance.now()
        const answer = await fetch(`${url}${path}`, { headers })
        await answer.arrayBuffer()
        return { status: answer.status, ms: performance.now() - from }
      }
      const [desk, health] = await Promise.all([
        clocked('/api/categories', { authorization: `Bearer ${token}` }),
        clocked('/healthz'),
      ])
      const answers = await crowd
      const served = answers.filter(({ status }) => status === 200)
      const turnedAway = answers.filter(({ status }) => status === 503)
      expect(served.length + turnedAway.length).toBe(60)
      expect(served.length).toBeGreaterThanOrEqual(12)
      expect(turnedAway.length).toBeGreaterThan(20)
      for (const { again } of turnedAway) expect(Number(again)).toBeGreaterThan(0)
      expect(slow.most()).toBeLessThanOrEqual(4)
      expect([desk.status, health.status]).toEqual([200, 200])
      // Neither of these stood in the strangers' line.
      const longest = Math.max(...served.map(({ ms }) => ms))
      expect(desk.ms).toBeLessThan(longest)
      expect(health.ms).toBeLessThan(longest)
    })

    it('of made-up devices shuts nobody’s stream: staff keep theirs, a new guest gets one', async () => {
      const streams = streamEvents({
        beatMs: 1000,
        collectMs: 5,
        perDevice: 6,
        perAddress: 30,
        total: 40,
      })
      const { house, port } = await listening({
        endpoints: [...endpoints.filter(({ name }) => name !== 'streamEvents'), streams],
      })
      const open = async (headers: Record<string, string>) => {
        const abort = new AbortController()
        ending.push(async () => abort.abort())
        const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
          headers,
          signal: abort.signal,
        })
        const state = { status: answer.status, ended: false }
        const readAll = async () => {
          for await (const chunk of answer.body ?? []) void chunk
        }
        void readAll()
          .catch(() => undefined)
          .finally(() => (state.ended = true))
        return state
      }
      const desk = await open({ authorization: `Bearer ${await house.staff()}` })
      const crowd: Awaited<ReturnType<typeof open>>[] = []
      for (let at = 0; at < 60; at += 1) crowd.push(await open({ 'x-device-id': uuidv7() }))
      const guest = await open({})
      const late = await open({ authorization: `Bearer ${await house.staff()}` })
      await expect.poll(() => crowd.filter(({ ended }) => !ended).length).toBeLessThanOrEqual(30)
      expect([desk, guest, late].map(({ status, ended }) => [status, ended])).toEqual([
        [200, false],
        [200, false],
        [200, false],
      ])
    })
  })

  it('open streams are nobody’s place at the door: guests at that address are served', async () => {
    const { house, port } = await listening({
      settings: {
        admission: { maxRunning: 2, maxStrangers: 20, maxPerAddress: 12, maxWaitMs: 4000 },
      },
    })
    const url = `http://127.0.0.1:${port}`
    const abort = new AbortController()
    ending.push(async () => abort.abort())
    const open = async (headers: Record<string, string>) => {
      const { status, body } = await fetch(`${url}/api/events`, { headers, signal: abort.signal })
      const lines = body?.pipeThrough(new TextDecoderStream()).getReader()
      const hello = (await lines?.read())?.value
      return { status, hello, lines }
    }
    const crowd = await Promise.all(
      Array.from({ length: 10 }, () => open({ 'x-device-id': uuidv7() })),
    )
    for (let at = 0; at < 20; at += 1) crowd.push(await open({ 'x-device-id': uuidv7() }))
    expect(crowd.map(({ status }) => status)).toEqual(crowd.map(() => 200))
    expect((await fetch(`${url}/api/categories`)).status).toBe(200)
    const reception = await open({ authorization: `Bearer ${await house.staff()}` })
    expect([reception.status, reception.hello]).toEqual([200, expect.stringContaining('hello')])
    const order = await dinner(house.store)
    expect((await house.ask('POST', '/api/restaurant/orders', { body: order })).status).toBe(201)
    expect((await reception.lines?.read())?.value).toContain('restaurant_orders')
  })

  it('the desk’s own sign-in does not stand in line behind strangers’ wrong passwords', async () => {
    const { house } = await listening()
    const { email, device } = await addPerson(house.store, 'admin', { dear: true })
    const login = (who: string, password: string, asked: { device: string; address: string }) =>
      house.ask('POST', '/api/login', { body: { email: who, password, remember: true }, ...asked })
    const desk = { device, address: '192.0.2.44' }
    expect((await login(email, PASSWORD, desk)).status).toBe(200)
    let answered = 0
    const crowd = Array.from({ length: 7 }, async (_, at) => {
      const asked = { device: uuidv7(), address: `192.0.2.${100 + at}` }
      await login(`nobody-${at}@example.com`, 'wrong', asked)
      answered += 1
    })
    const { status } = await login(email, PASSWORD, desk)
    expect(status).toBe(200)
    // All at once, four threads would have been through four of them before.
    expect(answered).toBeLessThan(4)
    await Promise.all(crowd)
  })

  it('sign-ins that wait keep no guest from their turn', async () => {
    const waiting: (() => void)[] = []
    const { house } = await listening({
      pause: () => new Promise((later) => waiting.push(later)),
      settings: {
        admission: { maxRunning: 1, maxStrangers: 20, maxPerAddress: 12, maxWaitMs: 4000 },
      },
    })
    const { email } = await addPerson(house.store, 'admin')
    const login = () => house.ask('POST', '/api/login', { body: { email, password: 'wrong' } })
    for (let at = 0; at < 4; at += 1) await login()
    // Each would keep its place for a second, and nobody has patience for so many.
    const slowed = Array.from({ length: 7 }, login)
    expect((await house.ask('GET', '/api/categories')).status).toBe(200)
    await expect.poll(() => waiting.length).toBe(7)
    for (const goOn of waiting) goOn()
    expect((await Promise.all(slowed)).map(({ status }) => status)).toEqual(Array(7).fill(401))
  })

  it('a right sign-in on a new device does not wait for what others got wrong', async () => {
    const { house } = await listening()
    const { email } = await addPerson(house.store, 'admin')
    const address = '192.0.2.44'
    const login = (password: string) =>
      house.ask('POST', '/api/login', {
        body: { email, password, remember: true },
        device: uuidv7(),
        address,
      })
    const wrong = await Promise.all(Array.from({ length: 80 }, () => login('wrong')))
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401, 429]))
    // Made-up devices are slowed like one.
    expect(Math.max(...house.pauses)).toBeGreaterThan(10_000)
    house.now = new Date(house.now.getTime() + 1000)
    house.pauses.length = 0
    expect((await login(PASSWORD)).status).toBe(200)
    expect(house.pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(1000)
  })
})
