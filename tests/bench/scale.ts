import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { uuidv7 } from '#lib/uuid.ts'
import { writeBackup } from '#server/db/backup/dump.ts'
import { openStore } from '#server/db/open.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { buildApp } from '#server/http/app.ts'
import { endpoints } from '#server/services/endpoints.ts'
import { backedPictures } from '#server/services/backup/pictures.ts'
import { House } from '../fixtures/house.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { createDatabase, startPostgres } from '../fixtures/postgres.ts'
import { pause } from './crowd-clients.ts'
import { dinner } from './dinners.ts'
import type { Figure } from './figures.ts'
import { Load } from './orders-load.ts'

/**
 * What docs/scale.md reckons with: how large a house gets, what an order costs the store, what a live
 * stream costs in memory, how long a back-up takes, and what NOTIFY does to commits. Printed for
 * reading; nothing of it has a budget.
 */
const ORDERS = 1000
const STREAMS = 2000
const COPIES = 300_000

type Stored = 'sqlite' | 'postgres'

const say = (line: string) => process.stdout.write(`${line}\n`)

export async function scaleFigures(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true })
  const before = process.env.TEST_POSTGRES_URL
  process.env.TEST_POSTGRES_URL = postgres.url
  try {
    for (const store of ['sqlite', 'postgres'] as const) await sizes(store)
    await statements()
    await notifying(postgres.url)
    return []
  } finally {
    if (before === undefined) delete process.env.TEST_POSTGRES_URL
    else process.env.TEST_POSTGRES_URL = before
    await postgres.stop()
  }
}

type Sizes = Map<string, { rows: number; bytes: number }>

async function sizesOf(house: House, store: Stored): Promise<Sizes> {
  const tables =
    store === 'sqlite'
      ? await house.rows<{ name: string; bytes: number }>(
          `select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s
           join sqlite_master m on m.name = s.name where s.aggregate = true group by 1`,
        )
      : await house.rows<{ name: string; bytes: number }>(
          `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
           where relkind = 'r' and relnamespace = 'public'::regnamespace`,
        )
  const found: Sizes = new Map()
  for (const { name, bytes } of tables) {
    const [{ count = 0 } = {}] = await house.rows<{ count: number }>(
      `select count(*) as count from "${name}"`,
    )
    found.set(name, { rows: Number(count), bytes: Number(bytes) })
  }
  return found
}

async function sizes(store: Stored): Promise<void> {
  const house = await House.open({ store, env: { TRUST_PROXY: 'loopback' } })
  try {
    const seeded = await sizesOf(house, store)
    tell(`${store}, the demo's sixty days`, seeded)
    const load = new Load(house.url, house.pid)
    await load.slice(200, false)
    const from = await sizesOf(house, store)
    await load.slice(ORDERS)
    say(`${store}: ${load.summary()}`)
    const until = await sizesOf(house, store)
    const grown = [...until].map(([name, now]) => {
      const was = from.get(name) ?? { rows: 0, bytes: 0 }
      return [name, { rows: now.rows - was.rows, bytes: now.bytes - was.bytes }] as const
    })
    tell(`${store}, by ${ORDERS} orders`, new Map(grown))
    await streams(house, store)
    if (store === 'sqlite') await backUp(house)
  } finally {
    await house.close()
  }
}

function tell(what: string, found: Sizes): void {
  const all = [...found.values()]
  const sum = (of: 'rows' | 'bytes') => all.reduce((total, one) => total + one[of], 0)
  const largest = [...found]
    .toSorted(([, a], [, b]) => b.bytes - a.bytes)
    .slice(0, 9)
    .map(([name, { rows, bytes }]) => `${name} ${rows} rows ${(bytes / 1024).toFixed(0)} kB`)
  say(`${what}: ${sum('rows')} rows, ${(sum('bytes') / 1024).toFixed(0)} kB; ${largest.join(', ')}`)
}

/** MB that a process has in memory now. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function streams(house: House, store: Stored): Promise<void> {
  const token = await house.signIn()
  const before = memoryOf(house.pid ?? 0)
  const cut = new AbortController()
  for (let opened = 0; opened < STREAMS; opened += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const headers = { authorization: `Bearer ${token}`, 'x-device-id': uuidv7() }
        const { body } = await fetch(`${house.url}/api/events`, { headers, signal: cut.signal })
        const read = async () => {
          for await (const chunk of body ?? []) void chunk
        }
        void read().catch(() => {})
      }),
    )
  }
  await pause(10_000)
  const after = memoryOf(house.pid ?? 0)
  cut.abort()
  say(
    `${store}: ${STREAMS} live streams: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them, ${(((after - before) * 1024) / STREAMS).toFixed(1)} kB each`,
  )
}

/** Rows as long as an order's stored answer, many times; how long a back-up of them takes. */
async function backUp(house: House): Promise<void> {
  const columns = await house.rows<{ name: string }>(
    "select name from pragma_table_info('operations')",
  )
  const names = columns.map(({ name }) => name)
  const copied = names.map((name) => (/^(key|operation_id)$/.test(name) ? `${name} || n` : name))
  await house.write(
    `with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ?)
     insert into operations (${names.join(', ')}) select ${copied.join(', ')}
     from counted, (select * from operations limit 1)`,
    [COPIES],
  )
  await house.stop()
  const store = await openStore({ dataDir: house.dataDir })
  const folder = temporaryDir('scale')
  try {
    const path = join(folder, 'house.backup')
    const [from, used] = [performance.now(), process.cpuUsage()]
    const pictures = backedPictures(createPictureStore(join(folder, 'pictures'), () => new Date()))
    await writeBackup(store, pictures, path, new Date(), 'a passphrase of a bench')
    const { user, system } = process.cpuUsage(used)
    const perMillion = (ms: number) => `${(ms / 1000 / (COPIES / 1e6)).toFixed(0)} s`
    say(
      `a back-up, encrypted, for a million rows: ${perMillion(performance.now() - from)}, ${perMillion((user + system) / 1000)} of it processor time, ${(statSync(path).size / COPIES).toFixed(0)} bytes a row`,
    )
  } finally {
    await store.close()
    rmSync(folder, { recursive: true })
  }
}

/** What PostgreSQL is asked for one order, statement by statement. */
async function statements(): Promise<void> {
  const database = await createDatabase()
  const house = await House.open({ store: 'postgres' })
  const address = await house.rows<{ name: string }>('select current_database() as name')
  const url = new URL(database.url)
  url.pathname = `/${address[0]?.name}`
  const store = await openStore({ databaseUrl: url.href })
  const app = await buildApp({ store, endpoints })
  const asked: string[] = []
  const query = Reflect.get(Client.prototype, 'query') as (...given: unknown[]) => unknown
  Object.assign(Client.prototype, {
    query(this: Client, ...given: unknown[]) {
      const [what] = given as [string | { text?: string }]
      asked.push(typeof what === 'string' ? what : (what.text ?? ''))
      return Reflect.apply(query, this, given)
    },
  })
  try {
    for (let order = 0; order < 3; order += 1) {
      asked.length = 0
      await app.inject({
        method: 'POST',
        url: '/api/restaurant/orders',
        headers: { 'idempotency-key': uuidv7(), 'x-operation-id': uuidv7() },
        payload: dinner().body,
      })
    }
    say(
      `an order is ${asked.length} statements; the number is taken with no. ${asked.findIndex((text) => text.includes('"meta"') && text.startsWith('insert')) + 1}`,
    )
  } finally {
    Object.assign(Client.prototype, { query })
    await app.close()
    await store.close()
    await house.close()
    await database.drop()
  }
}

/** Commits a second of 32 connections, each a row: alone, with NOTIFY, and with one NOTIFY after. */
async function notifying(server: string): Promise<void> {
  const database = await createDatabase(server)
  const pool = new Pool({ connectionString: database.url, max: 32 })
  // Dropped with its last connections.
  pool.on('error', () => {})
  await pool.query('create table rows (id bigint generated always as identity, words text)')
  const ways = { 'without NOTIFY': '', 'with NOTIFY': "select pg_notify('changes', 'rows')" }
  const rates = new Map<string, number[]>()
  for (let turn = 0; turn < 4; turn += 1) {
    for (const [way, notify] of Object.entries(ways)) {
      const end = performance.now() + 2000
      let commits = 0
      await Promise.all(
        Array.from({ length: 32 }, async () => {
          const client = await pool.connect()
          for (; performance.now() < end; commits += 1) {
            await client.query('begin')
            await client.query(`insert into rows (words) values ('some words')`)
            if (notify !== '') await client.query(notify)
            await client.query('commit')
          }
          client.release()
        }),
      )
      rates.set(way, [...(rates.get(way) ?? []), commits / 2])
    }
  }
  for (const [way, all] of rates) say(`commits a second, 32 at a time, ${way}: ${all.join(', ')}`)
  await pool.end()
  await database.drop()
}
