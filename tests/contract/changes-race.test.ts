import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { fakeServer, ours } from '#offline/testing/fake-house.ts'
import { anna, testDevice, type TestDevice } from '#offline/testing/test-device.ts'
import { changesSince } from '#server/db/changes.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { wires } from '#server/services/wires.ts'
import { eachStore } from './fixtures.ts'
import { DESK } from '#offline/reads/owner.ts'

/**
 * A device catches up page by page while others write: whatever commits between two pages, in
 * whatever order, it ends with the house's rows, none missing and none come back. The device is the
 * app's own, over IndexedDB in memory; the house is the server's own answer over a real store.
 */

const WRITERS = 5
const WRITES = 100
const ROWS = 120
const DAYS = 30

const service = (id: string) => ({
  id,
  name: id,
  unit: 'per item',
  price_cents: 100,
  turnaround_hrs: 24,
  is_available: 1 as const,
  position: 1,
  image_path: null,
})

const reservation = (id: string, date: string) => ({
  id,
  code: id,
  status: 'pending',
  date,
  time: '19:00',
  party_size: 2,
  notes: null,
  custom_request: null,
  promo_code: null,
  customer_name: 'A guest',
  customer_phone: '+250788000000',
  customer_email: null,
  source: 'public',
  cancel_reason: null,
  device_time: null,
  changed_by: null,
  language: null,
})

const tables = ['laundry_services', 'table_reservations'] as const
type Table = (typeof tables)[number]

/** mulberry32: the same numbers for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const dayOf = (random: () => number) =>
  `2026-07-${String(1 + Math.floor(random() * DAYS)).padStart(2, '0')}`

/** Keeps to rows of its own and to those that all share, in many short and some long transactions. */
async function write(store: Store, writer: number, seed: number): Promise<void> {
  const random = chance(seed * 1_000 + writer)
  const own: Record<Table, string[]> = { laundry_services: [], table_reservations: [] }
  for (let made = 0; made < WRITES; made += 1) {
    // What is drawn is drawn once: PostgreSQL may run the work again.
    const table = tables[Math.floor(random() * 2)] as Table
    const id = `${String(Math.floor(random() * 1_000)).padStart(3, '0')}-${writer}-${made}`
    const [what, which, date, wait] = [random(), random(), dayOf(random), random()]
    const old = own[table][Math.floor(which * own[table].length)]
    const shared = `shared-${Math.floor(which * ROWS)}`
    await store.transaction(async (tx) => {
      if (what < 0.45 || old === undefined) {
        if (table === 'laundry_services') await tx.insert(table, service(id))
        else await tx.insert(table, reservation(id, date))
      } else if (what < 0.65) await tx.remove(table, old)
      else if (table === 'laundry_services') await tx.update(table, old, { price_cents: made })
      else await tx.update(table, old, { date })
      // Its place is taken; it commits at some later time, after others that began after it.
      if (store.kind === 'postgres' && wait < 0.5) await sleep(wait * 40)
      if (wait > 0.7 && (await tx.lock(table, shared)) !== undefined) {
        if (table === 'table_reservations') await tx.update(table, shared, { date })
        else await tx.update(table, shared, { price_cents: made })
      }
    })
    if (what < 0.45 || old === undefined) own[table].push(id)
    else if (what < 0.65) own[table] = own[table].filter((kept) => kept !== old)
    await sleep(random() * 4)
  }
}

const short = (rows: readonly ResourceRow[]) =>
  rows.map(({ id, version }) => `${id} v${version}`).toSorted()

async function keptBy(device: TestDevice, resource: Table): Promise<string[]> {
  const owner = resource === 'laundry_services' ? 'public' : DESK
  return short((await device.store.cache.read({ owner, resource }))?.rows ?? [])
}

const truthOf = async (store: Store, resource: Resource) =>
  short(await wires[resource](store.db, null))

eachStore((make) => {
  describe('a device that catches up in pages while others write', () => {
    it.each([1, 2, 3, 4])(
      'ends with the house’s rows, seed %i',
      { timeout: 60_000 },
      async (seed) => {
        const place = await make.tables()
        // Two processes' worth of stores on PostgreSQL; SQLite has one writing process.
        const stores = [await openStore(place)]
        if (make.kind === 'postgres') stores.push(await openStore(place))
        const [store = stores[0] as Store] = stores
        await store.transaction(async (tx) => {
          await tx.insert('house', { id: 'house', settings: '{"laundry_pickup_fee_cents":0}' })
          const random = chance(seed)
          const names = Array.from({ length: ROWS }, (_, at) => `shared-${at}`)
          await tx.insertAll('laundry_services', names.map(service))
          await tx.insertAll(
            'table_reservations',
            names.map((name) => reservation(name, dayOf(random))),
          )
        })

        const random = chance(seed + 100)
        const house = fakeServer()
        const seen = { pages: 0, resets: 0, resumed: 0, cuts: 0 }
        house.on('GET /api/changes', async ({ url }) => {
          // The link goes now and then, before or after the house has read.
          if (random() < 0.04) throw new TypeError(`cut ${(seen.cuts += 1)}`)
          const since = random() < 0.02 ? null : url.searchParams.get('since')
          const most = 5 + Math.floor(random() * 40)
          const answer = await changesSince(store, since, 'admin', wires, '2026-07-01', most)
          seen.pages += 1
          if (answer.reset) seen.resets += 1
          if (random() < 0.04) throw new TypeError(`cut ${(seen.cuts += 1)}`)
          return ours(answer)
        })
        const name = `race-${make.kind}-${seed}`
        /** A page that dies amid pages is followed by another over the same store. */
        const open = async () => {
          const device = await testDevice({ name, house })
          await device.offline.signIn(anna, false)
          return device
        }
        let device = await open()

        const over = new AbortController()
        const writers = Array.from({ length: WRITERS }, (_, writer) =>
          write(stores[writer % stores.length] as Store, writer, seed),
        )
        const written = Promise.all(writers).finally(() => over.abort())
        while (!over.signal.aborted) {
          await device.offline.changes.catchUp()
          const amid = (await device.store.cache.cursor(anna.id))?.pages !== undefined
          if (amid && random() < 0.5) {
            seen.resumed += 1
            device = await open()
          }
          await sleep(random() * 5)
        }
        await written
        for (let tries = 0; tries < 100; tries += 1) {
          const caught = await device.offline.changes.catchUp()
          if (caught.kind === 'current') break
        }
        for (const table of tables) {
          expect(await keptBy(device, table), table).toEqual(await truthOf(store, table))
        }
        // Nothing of the walk is left behind.
        const facts = await device.store.db.facts.toCollection().primaryKeys()
        expect(facts.filter((fact) => fact.includes('#'))).toEqual([])
        expect(seen.pages).toBeGreaterThan(20)
        expect(seen.resets).toBeGreaterThan(0)
        for (const one of stores) await one.close()
      },
    )
  })
})
