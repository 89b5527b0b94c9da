import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, describe } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { cost } from '#server/db/backup/encrypted.ts'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { createSeal } from '#server/seal/seal.ts'
import { createDatabase } from '../fixtures/postgres.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { copySeeded } from '../fixtures/seeded.ts'
import { tries } from '../fixtures/tries.ts'

// The least that a back-up may ask of who opens it; what a real one asks a unit test says.
Object.assign(cost, { n: 2 ** 14, p: 1 })

type Kind = Store['kind']

/** The moment that a test's house stands at (MORNING of http-house.ts). */
const SEEDED_AT = new Date('2026-07-01T07:30:00.000Z')

interface Options {
  /**
   * With the demo house in it (no staff accounts), as of the clock, or of a fixed morning: its
   * people and orders go by the day, and a test may not pass on one day and fail on the next.
   * Default: empty tables.
   */
  seeded?: boolean
  /** Days of its past that the demo house tells; default: three, in `npm run test:all` all forty. */
  seedDays?: number
  /** Stamps writes; default: the real time. */
  clock?: () => Date
  /** Two transactions wait for each other in it on purpose. */
  deadlocks?: 'wanted'
}

/** Makes a store of its own; it is closed and removed after the tests of this `eachStore`. */
export interface MakeStore {
  (options?: Options): Promise<Store>
  /** An empty place, for tests that open one store several times. */
  place(): Promise<StoreLocation>
  /** The same with all tables in it: to make them takes as long as thirty copies. */
  tables(): Promise<StoreLocation>
  readonly kind: Kind
}

/** Of all stores of this process, since they begin as copies of each other. */
const seal = createSeal([randomBytes(32)])

/** The demo house with so many days of its past, or empty tables with none. */
async function fill(place: StoreLocation, days: number, now: Date): Promise<void> {
  const store = await openStore(place, () => now, seal)
  if (days > 0) await loadDemo(store, now, [], days)
  await store.close()
}

const filled = new Map<string, Promise<string>>()

async function fillDatabase(days: number, now: Date): Promise<string> {
  const { url } = await createDatabase()
  await fill({ databaseUrl: url }, days, now)
  return url
}

/**
 * Declares the same tests for each kind of store: the one this run is for (TEST_STORE, set by
 * vitest.config.ts), or both. What `declare` waits for is done before the first test.
 */
export function eachStore(declare: (make: MakeStore) => void | Promise<void>): void {
  const asked = process.env.TEST_STORE
  const kinds: Kind[] =
    asked === 'sqlite' || asked === 'postgres' ? [asked] : ['sqlite', 'postgres']
  for (const kind of kinds) {
    describe(`on ${kind}`, async () => {
      const closing: (() => unknown)[] = []
      afterAll(async () => {
        for (const close of closing.toReversed()) await close()
      })
      async function place(copied?: string, deadlocks?: 'wanted'): Promise<StoreLocation> {
        if (kind === 'sqlite') {
          const dataDir = temporaryDir('store')
          closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
          return { dataDir }
        }
        const database = await createDatabase(undefined, copied)
        closing.push(() => database.drop(deadlocks))
        return { databaseUrl: database.url }
      }
      /** Tables and demo house are made once a process for each morning; other stores copy them. */
      async function filledPlace(
        { seeded = false, seedDays = tries(3, 40), deadlocks }: Options,
        now: Date,
      ): Promise<StoreLocation> {
        const days = seeded ? seedDays : 0
        const key = `${kind} ${days > 0 && `${days} ${now.toISOString()}`}`
        if (kind === 'postgres') {
          const first = filled.get(key) ?? fillDatabase(days, now)
          filled.set(key, first)
          return await place(await first, deadlocks)
        }
        const own = await place()
        if (!('dataDir' in own)) throw new Error('No folder')
        await copySeeded(key, own.dataDir, async (dataDir) => {
          await fill({ dataDir }, days, now)
          return ''
        })
        return own
      }
      async function make(options: Options = {}): Promise<Store> {
        const { clock } = options
        const from = await filledPlace(options, clock?.() ?? SEEDED_AT)
        const store = await openStore(from, clock, seal)
        closing.push(() => store.close())
        return store
      }
      await declare(
        Object.assign(make, {
          place: () => place(),
          tables: () => filledPlace({}, SEEDED_AT),
          kind,
        }),
      )
    })
  }
}
