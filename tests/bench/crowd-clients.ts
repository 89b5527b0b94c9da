import { gzipSync } from 'node:zlib'
import { Agent, request } from 'node:http'
import { uuidv7 } from '#lib/uuid.ts'
import { dinner } from './dinners.ts'

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** How long something took and what it was answered; 0: no answer. */
export async function timed(
  work: () => Promise<{ status: number }>,
): Promise<{ ms: number; status: number }> {
  const from = performance.now()
  const { status } = await work().catch(() => ({ status: 0 }))
  return { ms: performance.now() - from, status }
}

interface Sent {
  status: number
  again: number
}

/** A POST that never throws: status 0 is no answer. `again`: ms that the house asked to wait. */
export function post(
  agent: Agent,
  url: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<Sent> {
  return new Promise((done) => {
    const none = () => done({ status: 0, again: 0 })
    const asked = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': body.length, ...headers },
        timeout: 30_000,
      },
      (answer) => {
        answer.on('error', none)
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            again: Number(answer.headers['retry-after'] ?? 0) * 1000,
          }),
        )
        answer.resume()
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', none)
    asked.end(body)
  })
}

/** Phones of a full house, each with orders that wait: sent under their keys until they are taken. */
export class Guests {
  /** Operations that the house has said it took. */
  readonly acknowledged: string[] = []
  /** How many answers of each status; 0: none came. 503 is one: come back later. */
  readonly answers = new Map<number, number>()
  /** The longest from an order's first try to its answer, tries and waits together, ms. */
  slowest = 0
  readonly #url: string
  readonly #count: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 600 })

  constructor(url: string, count: number) {
    this.#url = url
    this.#count = count
  }

  async orderUntil(end: number): Promise<void> {
    await Promise.all(Array.from({ length: this.#count }, (_, at) => this.#guest(at, end)))
    this.#agent.destroy()
  }

  async #guest(at: number, end: number): Promise<void> {
    const device = uuidv7()
    const phone = `+2507${String(20_000_000 + at)}`
    while (Date.now() < end) {
      const id = uuidv7()
      const from = performance.now()
      const { body } = dinner()
      const bytes = Buffer.from(
        JSON.stringify({ ...body, customer: { name: 'A. Guest', phone, email: null } }),
      )
      const headers = { 'x-device-id': device, 'x-operation-id': id, 'idempotency-key': uuidv7() }
      for (let tries = 1; Date.now() < end; tries += 1) {
        const url = `${this.#url}/api/restaurant/orders`
        const { status, again } = await post(this.#agent, url, bytes, headers)
        this.answers.set(status, (this.answers.get(status) ?? 0) + 1)
        if (status === 201) {
          this.acknowledged.push(id)
          this.slowest = Math.max(this.slowest, performance.now() - from)
          break
        }
        // As an outbox does: no sooner than it was told, and not all at the same moment.
        const own = Math.min(500 * tries, 4000) * (0.75 + Math.random() / 2)
        await pause(Math.max(again * (1 + Math.random() / 4), own))
      }
      await pause(1000 + Math.random() * 2000)
    }
  }
}

/** What strangers can do at once: made-up devices, reports, bombs, wrong sign-ins, replays, look-ups. */
export class Attack {
  sent = 0
  /** ms of what was answered 200 to 299, by path: the rest is refused, the sooner the better. */
  readonly served = new Map<string, number[]>()
  readonly #url: string
  readonly #order: object
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 80 })

  constructor(url: string, order: object) {
    this.#url = url
    this.#order = order
  }

  async goOnUntil(end: number): Promise<void> {
    const bomb = gzipSync(Buffer.from(`[${'1,'.repeat(120_000)}1]`))
    const key = uuidv7()
    const json = (value: unknown) => Buffer.from(JSON.stringify(value))
    const made = () => ({ 'x-device-id': uuidv7(), 'idempotency-key': uuidv7() })
    const ways: (() => [path: string, body: Buffer, headers: Record<string, string>])[] = [
      () => ['/api/restaurant/orders', json(this.#order), made()],
      () => ['/api/restaurant/orders', json(this.#order), { 'idempotency-key': key }],
      () => ['/api/restaurant/orders', bomb, { ...made(), 'content-encoding': 'gzip' }],
      () => ['/api/restaurant/orders', Buffer.alloc(250_000, 91), made()],
      () => ['/api/outbox/parked', json({ rows: Array.from({ length: 20 }, report) }), made()],
      () => ['/api/login', json({ email: 'admin@example.test', password: 'wrong' }), made()],
      () => [
        '/api/restaurant/orders/lookup',
        json({ codes: Array.from({ length: 50 }, code) }),
        made(),
      ],
    ]
    await Promise.all(
      Array.from({ length: 70 }, async (_, at) => {
        // Each its own way: taking turns, all would soon wait in slowed sign-ins and attack no more.
        const way = ways[at % ways.length]
        if (way === undefined) return
        while (Date.now() < end) {
          const [path, body, headers] = way()
          const from = performance.now()
          const { status } = await post(this.#agent, `${this.#url}${path}`, body, headers)
          this.sent += 1
          if (status < 200 || status > 299) continue
          this.served.set(path, [...(this.served.get(path) ?? []), performance.now() - from])
        }
      }),
    ).finally(() => this.#agent.destroy())
  }
}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const code = () =>
  Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')

const report = () => ({
  id: uuidv7(),
  key: uuidv7(),
  state: 'open',
  endpoint: 'placeRestaurantOrder',
  request: { params: {}, body: { notes: 'x'.repeat(2000) } },
  refusal: { code: 'too_late', message: 'x' },
  words: { title: 'x', detail: 'x' },
  device_name: 'x',
  device_time: new Date().toISOString(),
})
