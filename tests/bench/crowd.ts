import { House } from '../fixtures/house.ts'
import { startPostgres } from '../fixtures/postgres.ts'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dinner, placeAtHouse } from './dinners.ts'
import { exactly, percentile, within, type Figure } from './figures.ts'
import { Attack, Guests, pause, timed } from './crowd-clients.ts'

/**
 * Many at once, on both stores: 500 clients for a minute with the server killed under them, and the
 * desk's own work while strangers do what they can. All on loopback, and over by itself.
 */

/** CROWD_SHARE=0.2: a fifth of the clients, of the time and of the steps, to compare two builds. */
const share = Number(process.env.CROWD_SHARE ?? 1)
const CLIENTS = Math.ceil(500 * share)
const SECONDS = 60 * share
const KILL_AFTER = 25 * share
const ATTACK_SECONDS = 20 * share
const STEPS = Math.ceil(60 * share)

type Stored = 'sqlite' | 'postgres'

export async function crowdFigures(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const before = process.env.TEST_POSTGRES_URL
  process.env.TEST_POSTGRES_URL = postgres.url
  try {
    const figures: Figure[] = []
    for (const store of ['sqlite', 'postgres'] as const) {
      figures.push(...(await killed(store)), ...(await attacked(store)))
    }
    return figures
  } finally {
    if (before === undefined) delete process.env.TEST_POSTGRES_URL
    else process.env.TEST_POSTGRES_URL = before
    await postgres.stop()
  }
}

/** Most memory that the server has had, MB. */
function peakOf(house: House): number {
  const status = readFileSync(`/proc/${house.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/**
 * Health checks, each on a connection of its own, every 100 ms until told: ms of each, and how many
 * were not answered 200 (their time counts all the same).
 */
function watchHealth(house: House) {
  const times: number[] = []
  let failed = 0
  const until = new AbortController()
  const done = (async () => {
    while (!until.signal.aborted) {
      const { ms, status } = await timed(() =>
        fetch(`${house.url}/healthz`, { headers: { connection: 'close' } }),
      )
      times.push(ms)
      if (status !== 200) failed += 1
      await pause(100)
    }
  })()
  return {
    times,
    failed: () => failed,
    stop: async () => {
      until.abort()
      await done
    },
  }
}

/** Resolves when the port takes a connection again. */
async function untilListening({ port }: House): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('connect', () => done(true)).on('error', () => done(false))
      socket.on('connect', () => socket.destroy())
    })
    if (open) return
    await pause(5)
  }
}

async function killed(store: Stored): Promise<Figure[]> {
  const house = await House.open({ store })
  try {
    const guests = new Guests(house.url, CLIENTS)
    const end = Date.now() + SECONDS * 1000
    const going = guests.orderUntil(end)
    const early = watchHealth(house)
    await pause(KILL_AFTER * 1000)
    await early.stop()
    const peak = peakOf(house)
    await house.kill()
    const down = performance.now()
    const starting = house.start()
    await untilListening(house)
    const started = performance.now() - down
    const late = watchHealth(house)
    await starting
    await going
    await late.stop()
    const made = await house.rows<{ operation_id: string }>(
      'select operation_id from restaurant_orders where operation_id is not null',
    )
    const kept = new Set(made.map(({ operation_id }) => operation_id))
    const lost = guests.acknowledged.filter((id) => !kept.has(id))
    const twice = made.length - kept.size
    const { acknowledged, answers, slowest } = guests
    const of = `${store}, ${CLIENTS} clients, ${acknowledged.length} orders acknowledged`
    const failed = `${late.failed()} of ${late.times.length} not 200`
    const heard = [...answers].map(([status, many]) => `${many} × ${status || 'no answer'}`)
    return [
      exactly(`${of}: of these lost by kill -9`, lost.length, 0),
      exactly(`${store}: made twice`, twice, 0),
      within(`${store}: from the kill until it listens`, started, 15_000),
      within(`${store}: an order, the longest (${heard.join(', ')})`, slowest, 30_000),
      exactly(`${store}: health checks not 200 before the kill`, early.failed(), 0),
      within(`${store}: health p50 before`, percentile(early.times, 0.5), 1000),
      within(`${store}: health p99 before`, percentile(early.times, 0.99), 1000),
      within(`${store}: health p50 after the kill`, percentile(late.times, 0.5), 1000),
      within(`${store}: health p99 after the kill (${failed})`, percentile(late.times, 0.99), 1000),
      within(`${store}: health, the longest after the kill`, Math.max(...late.times), 1000),
      memory(`${store}: most memory`, Math.max(peak, peakOf(house))),
    ]
  } finally {
    await house.close()
  }
}

function memory(what: string, mb: number): Figure {
  return { what, value: `${mb.toFixed(0)} MB`, budget: '600 MB', kept: mb < 600 }
}

async function attacked(store: Stored): Promise<Figure[]> {
  const house = await House.open({ store })
  try {
    const token = await house.signIn()
    const orders = await placeAtHouse(house, STEPS * 2 + 1)
    const step = async (id: string) => {
      const asked = { body: { seen: { status: 'pending' } }, token }
      const { ms, status } = await timed(() =>
        house.api('PATCH', `/api/restaurant-orders/${id}/accept`, asked),
      )
      if (status !== 200) throw new Error(`A step was answered ${status}`)
      await pause((ATTACK_SECONDS * 1000) / STEPS / 2)
      return ms
    }
    // What is read and compiled the first time is no part of either.
    await step(orders.pop() ?? '')
    const quiet: number[] = []
    for (const id of orders.splice(0, STEPS)) quiet.push(await step(id))
    const attack = new Attack(house.url, dinner().body)
    const going = attack.goOnUntil(Date.now() + ATTACK_SECONDS * 1000)
    const health = watchHealth(house)
    await pause(1000)
    const under: number[] = []
    for (const id of orders) under.push(await step(id))
    await going
    await health.stop()
    const [before, meanwhile] = [percentile(quiet, 0.95), percentile(under, 0.95)]
    const ratio = (meanwhile / before).toFixed(1)
    for (const [path, times] of attack.served) {
      const p95 = percentile(times, 0.95).toFixed(0)
      process.stdout.write(
        `${store}, served to strangers: ${times.length} × ${path}, p95 ${p95} ms\n`,
      )
    }
    return [
      within(`${store}: the desk's steps p95, quiet`, before, 500),
      within(
        `${store}: the desk's steps p95, under attack (${attack.sent} requests, ratio ${ratio})`,
        meanwhile,
        500,
      ),
      within(
        `${store}: health p99 under attack (${health.failed()} of ${health.times.length} not 200)`,
        percentile(health.times, 0.99),
        1000,
      ),
    ]
  } finally {
    await house.close()
  }
}
