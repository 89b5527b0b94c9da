import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, describe } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { createSeal } from '#server/seal/seal.ts'
import { createDatabase } from '../fixtures/postgres.ts'
import { temporaryDir } from '../fixtures/paths.ts'

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
  /** Stamps writes; default: the real time. */
  clock?: () => Date
}

/** Makes a store of its own; it is closed and removed after the tests of this `eachStore`. */
export interface MakeStore {
  (options?: Options): Promise<Store>
  /** An empty place, for tests that open one store several times. */
  place(): Promise<StoreLocation>
  readonly kind: Kind
}

/**
 * Declares the same tests for each kind of store: the one this run is for (TEST_STORE, set by
 * vitest.config.ts), or both.
 */
export function eachStore(declare: (make: MakeStore) => void): void {
  const asked = process.env.TEST_STORE
  const kinds: Kind[] =
    asked === 'sqlite' || asked === 'postgres' ? [asked] : ['sqlite', 'postgres']
  for (const kind of kinds) {
    describe(`on ${kind}`, () => {
      const closing: (() => unknown)[] = []
      afterAll(async () => {
        for (const close of closing.toReversed()) await close()
      })
      async function place(): Promise<StoreLocation> {
        if (kind === 'sqlite') {
          const dataDir = temporaryDir('store')
          closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
          return { dataDir }
        }
        const database = await createDatabase()
        closing.push(database.drop)
        return { databaseUrl: database.url }
      }
      async function make({ seeded = false, clock }: Options = {}): Promise<Store> {
        const store = await openStore(await place(), clock, createSeal([randomBytes(32)]))
        closing.push(() => store.close())
        if (seeded) await loadDemo(store, clock?.() ?? SEEDED_AT)
        return store
      }
      declare(Object.assign(make, { place, kind }))
    })
  }
}
