import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startChild, type Child } from '../fixtures/child.ts'
import { House } from '../fixtures/house.ts'
import { freePort, nodeBinary, root, temporaryDir } from '../fixtures/paths.ts'
import { createDatabase } from '../fixtures/postgres.ts'
import { pause } from './crowd-clients.ts'
import { atLeast, exactly, type Figure } from './figures.ts'
import { onBothStores, type Stored } from './on-both-stores.ts'
import { Load } from './orders-load.ts'

/**
 * Durable orders a second of a real house, beside a bare Fastify over the same kind of store
 * (orders-bare.ts; design §8). Both run all the time and take turns under load, so that whatever else
 * the machine does falls on both. The house's limits are as delivered: its guests come from several
 * addresses, as through a proxy.
 */

/** Ten minutes allow 12,000 new orders of all strangers together, warm-up included. */
const SLICES = Number(process.env.ORDERS_SLICES ?? 8)
const ORDERS_A_SLICE = 1000

export const orderFigures = () => onBothStores(beside, process.env.ORDERS_STORE)

async function beside(store: Stored): Promise<Figure[]> {
  const house = await House.open({ store, env: { TRUST_PROXY: 'loopback' } })
  const bare = await startBare(store)
  try {
    const [ours, theirs] = [new Load(house.url, house.pid), new Load(bare.url, bare.child.pid)]
    // What is read and compiled the first time is no part of either.
    for (const load of [ours, theirs]) await load.slice(ORDERS_A_SLICE, false)
    for (let slice = 0; slice < SLICES; slice += 1) {
      for (const load of slice % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
        await load.slice(ORDERS_A_SLICE)
      }
    }
    const [{ made = 0 } = {}] = await house.rows<{ made: number }>(
      'select count(distinct operation_id) as made from restaurant_orders where operation_id is not null',
    )
    for (const [name, load] of [
      ['house', ours],
      ['bare Fastify', theirs],
    ] as const) {
      process.stdout.write(`${store}, ${name}: ${load.summary()}\n`)
    }
    return [
      atLeast(`${store}: durable orders a second, beside bare`, ours.rate / theirs.rate, 0.5),
      exactly(`${store}: orders at the house`, Number(made), ours.sent),
    ]
  } finally {
    await bare.stop()
    await house.close()
  }
}

interface Bare {
  url: string
  child: Child
  stop(): Promise<void>
}

async function startBare(store: Stored): Promise<Bare> {
  const folder = temporaryDir('bare')
  const database = store === 'postgres' ? await createDatabase() : undefined
  const port = await freePort()
  const child = startChild(nodeBinary, [join(root, 'tests/bench/orders-bare.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_FILE: join(folder, 'bare.db'),
      ...(database && { DATABASE_URL: database.url }),
    },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) {
    if (child.hasEnded()) throw new Error(`Bare Fastify did not start:\n${child.output()}`)
    await pause(50)
  }
  return {
    url,
    child,
    async stop() {
      await child.end('SIGTERM')
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
