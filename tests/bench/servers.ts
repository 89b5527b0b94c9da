import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { Balancer } from '../fixtures/balancer.ts'
import { House } from '../fixtures/house.ts'
import { startPostgres } from '../fixtures/postgres.ts'
import { pause } from './crowd-clients.ts'
import { dinner, placeAtHouse } from './dinners.ts'
import { exactly, percentile, type Figure } from './figures.ts'
import { cpuOf, Load } from './orders-load.ts'
import { compared, Devices, Listeners, type Taken } from './servers-devices.ts'

/**
 * Three servers over one PostgreSQL behind one address: what they do beside one of them, and what
 * devices see of one that is killed (SIGKILL, started again) and of one that hangs (SIGSTOP). All on
 * one machine: its processors are what limits three, so the processor time of an order is told too.
 */

/** As in orders.ts: ten minutes allow 12,000 new operations of all strangers together. */
const SLICES = Number(process.env.SERVERS_SLICES ?? 5)
const ORDERS_A_SLICE = 600
const PHONES = 40
const TABLETS = 8
const STREAMS = 40
/** Seconds from the start of the devices' work. */
const [KILLED, STARTED, STOPPED, CONTINUED, ENDED] = [6, 9, 16, 30, 38]

type Three = readonly [House, House, House]

export async function serverFigures(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true })
  const before = process.env.TEST_POSTGRES_URL
  process.env.TEST_POSTGRES_URL = postgres.url
  const houses: House[] = []
  try {
    const env = { TRUST_PROXY: 'loopback' }
    const first = await House.open({ store: 'postgres', env })
    houses.push(first)
    for (let more = 0; more < 2; more += 1) houses.push(await House.open({ beside: first, env }))
    const three = houses as unknown as Three
    const balancer = await Balancer.open(three.map(({ port }) => port))
    try {
      await throughput(three, balancer, await postmasterOf(postgres.url))
      return await broken(three, balancer)
    } finally {
      await balancer.close()
    }
  } finally {
    for (const house of houses.toReversed()) await house.close()
    if (before === undefined) delete process.env.TEST_POSTGRES_URL
    else process.env.TEST_POSTGRES_URL = before
    await postgres.stop()
  }
}

/** Orders a second of one and of three, in turns, and what an order takes of each program's time. */
async function throughput(three: Three, balancer: Balancer, postmaster: number): Promise<void> {
  const ports = three.map(({ port }) => port)
  const ways = [1, 3].map((many) => ({
    many,
    ports: ports.slice(0, many),
    load: new Load(balancer.url, three[0].pid),
    ms: { servers: 0, PostgreSQL: 0, 'devices and proxy': 0 },
  }))
  const spent = () => ({
    servers: three.reduce((sum, { pid }) => sum + cpuOf(pid ?? 0), 0),
    PostgreSQL: familyCpu(postmaster),
    'devices and proxy': cpuOf(process.pid),
  })
  for (let slice = -1; slice < SLICES; slice += 1) {
    for (const way of slice % 2 === 0 ? ways : ways.toReversed()) {
      balancer.use(way.ports)
      await pause(300)
      const from = spent()
      // The first is no part of it: code is read and compiled.
      await way.load.slice(ORDERS_A_SLICE, slice >= 0)
      const until = spent()
      if (slice < 0) continue
      for (const who of Object.keys(from) as (keyof typeof from)[]) {
        way.ms[who] += until[who] - from[who]
      }
    }
  }
  balancer.use(ports)
  for (const { many, load, ms } of ways) {
    const each = Object.entries(ms).map(
      ([who, spentMs]) => `${who} ${(spentMs / SLICES / ORDERS_A_SLICE).toFixed(2)} ms`,
    )
    process.stdout.write(
      `${many} ${many === 1 ? 'server' : 'servers'}: ${load.rate.toFixed(0)} orders a second; processor time of an order: ${each.join(', ')}\n`,
    )
  }
}

async function broken(three: Three, balancer: Balancer): Promise<Figure[]> {
  const [first, second, third] = three
  const token = await first.signIn()
  const rooms = await first.rows<{ id: string; price_per_night_cents: number }>(
    'select id, price_per_night_cents from rooms where deleted_at is null and is_available = 1 and capacity >= 2',
  )
  const orders = await placeAtHouse(first, 20)
  const devices = new Devices({ url: balancer.url, token, rooms, orders })
  const listeners = new Listeners(balancer.url, token, STREAMS)
  try {
    const begun = performance.now()
    const at = (seconds: number) => pause(Math.max(0, begun + seconds * 1000 - performance.now()))
    const going = devices.goOnUntil(Date.now() + ENDED * 1000, PHONES, TABLETS)
    await at(KILLED)
    const killed = performance.now()
    await second.kill()
    await at(STARTED)
    await second.start()
    await at(STOPPED)
    const stopped = performance.now()
    if (third.pid !== undefined) process.kill(third.pid, 'SIGSTOP')
    await at(CONTINUED)
    if (third.pid !== undefined) process.kill(third.pid, 'SIGCONT')
    await going
    tell(devices, listeners, { killed, stopped })
    return [...(await counted(first, devices)), ...(await heard(three, listeners))]
  } finally {
    listeners.close()
  }
}

function tell(
  { answers, taken, open }: Devices,
  { opened }: Listeners,
  moments: { killed: number; stopped: number },
): void {
  const statuses = [...answers].map(([status, many]) => `${many} × ${status || 'no answer'}`)
  const again = taken.filter(({ tries }) => tries > 1).length
  process.stdout.write(
    `${taken.length} operations taken, ${again} of them not at the first try, ${open} still open; answers: ${statuses.join(', ')}; ${STREAMS} streams opened ${opened} times\n`,
  )
  for (const [what, moment] of Object.entries(moments)) {
    const during = taken.filter(({ from, until }) => from < moment + 1000 && until > moment)
    const most = (of: (one: Taken) => number) => {
      const all = during.map(of)
      return `p50 ${percentile(all, 0.5).toFixed(0)}, longest ${Math.max(...all).toFixed(0)}`
    }
    process.stdout.write(
      `a server ${what}: the ${during.length} operations of that second were taken after ${most(({ tries }) => tries)} requests, ${most(({ until, from }) => until - from)} ms\n`,
    )
  }
}

async function counted(house: House, { taken }: Devices): Promise<Figure[]> {
  const found = await compared(house, taken)
  return found.flatMap(({ what, confirmed, lost, twice }) => [
    exactly(`of ${confirmed} ${what} that were confirmed, lost`, lost, 0),
    exactly(`${what} made twice`, twice, 0),
  ])
}

/** An order at each server is heard of on every stream, whichever server it is of. */
async function heard(three: Three, listeners: Listeners): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [at, house] of three.entries()) {
    await pause(1000)
    const from = performance.now()
    await house.api('POST', '/api/restaurant/orders', { body: dinner().body })
    while (listeners.toldSince(from) < STREAMS && performance.now() < from + 10_000) await pause(20)
    const many = listeners.toldSince(from)
    figures.push(exactly(`live streams told of an order at server ${at + 1}`, many, STREAMS))
  }
  return figures
}

async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.end()
  return Number.parseInt(
    readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8'),
  )
}

/** Clock ticks of /proc, ms each. */
const TICK_MS = 10

/** Processor time of a process and of all its children, those that have ended too, ms. */
function familyCpu(parent: number): number {
  const ticks = readdirSync('/proc').map((pid) => {
    try {
      const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const fields = rest.split(' ').map(Number)
      const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15)
      if (Number(pid) === parent) return own + system + ended + endedSystem
      return fields[1] === parent ? own + system : 0
    } catch {
      // No process, or one that ended meanwhile.
      return 0
    }
  })
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS
}
