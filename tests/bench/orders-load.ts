import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { uuidv7 } from '#lib/uuid.ts'
import { post } from './crowd-clients.ts'
import { dinner } from './dinners.ts'
import { percentile } from './figures.ts'

const CONNECTIONS = Number(process.env.ORDERS_CONNECTIONS ?? 32)

/** Guests on so many connections, each with the next order as soon as the last is answered. */
export class Load {
  /** All that were taken, the warm-up too. */
  sent = 0
  readonly #rates: number[] = []
  readonly #times: number[] = []
  #cpuMs = 0
  #measured = 0
  readonly #url: string
  readonly #pid: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  readonly #devices = Array.from({ length: CONNECTIONS }, () => uuidv7())

  constructor(url: string, pid: number | undefined) {
    this.#url = `${url}/api/restaurant/orders`
    this.#pid = pid ?? 0
  }

  /** Orders a second, the median of the slices. */
  get rate(): number {
    return percentile(this.#rates, 0.5)
  }

  /** Processor time an order, of all threads of the process, ms. */
  get cpuMs(): number {
    return this.#cpuMs / this.#measured
  }

  async slice(orders: number, counts = true): Promise<void> {
    let left = orders
    const cpu = cpuOf(this.#pid)
    const from = performance.now()
    await Promise.all(
      this.#devices.map(async (device, at) => {
        while (left > 0) {
          left -= 1
          const begun = performance.now()
          await this.#order(device, at)
          if (counts) this.#times.push(performance.now() - begun)
        }
      }),
    )
    if (!counts) return
    this.#rates.push(orders / ((performance.now() - from) / 1000))
    this.#cpuMs += cpuOf(this.#pid) - cpu
    this.#measured += orders
  }

  async #order(device: string, at: number): Promise<void> {
    const body = Buffer.from(JSON.stringify(dinner().body))
    const { status } = await post(this.#agent, this.#url, body, {
      'x-forwarded-for': `198.51.100.${at}`,
      'x-device-id': device,
      'x-operation-id': uuidv7(),
      'idempotency-key': uuidv7(),
    })
    if (status !== 201) throw new Error(`An order was answered ${status}`)
    this.sent += 1
  }

  summary(): string {
    const ms = (share: number) => percentile(this.#times, share).toFixed(1)
    const rates = this.#rates.map((rate) => rate.toFixed(0)).join(', ')
    return `${this.rate.toFixed(0)} a second (${rates}), ${this.cpuMs.toFixed(2)} ms of processor each, p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms`
  }
}

/** Processor time of all threads of a process, ms: nanoseconds on a processor, as Linux counts them. */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const spent = threads.map((thread) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(ns) / 1e6
  })
  return spent.reduce((sum, one) => sum + one, 0)
}
