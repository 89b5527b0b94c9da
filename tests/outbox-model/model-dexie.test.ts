import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDevice } from '#offline/db/open.ts'
import { createDexieStore } from '#offline/db/outbox-store.ts'
import { tries } from '../fixtures/tries.ts'
import { runHistories } from './run.ts'
import type { OutboxStore } from '#offline/outbox/store.ts'

/** The same histories over the real store, fewer of them: what holds in memory holds in Dexie. */
const first = Number(process.env['SEED'] ?? 1)
const count = Number(process.env['HISTORIES'] ?? tries(60, 120))

const macrotask = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Counts what the store has under way, so that time stands still meanwhile. */
function counted(store: OutboxStore, under: { way: number }): OutboxStore {
  const watch = <T>(work: Promise<T>): Promise<T> => {
    under.way += 1
    return work.finally(() => void (under.way -= 1))
  }
  return {
    ...store,
    read: (work) => watch(store.read(work)),
    write: (work, options) => watch(store.write(work, options)),
  }
}

test(`the real store passes ${count} histories from seed ${first}`, async () => {
  const under = { way: 0 }
  const tally = await runHistories({
    first,
    count,
    settle: async () => {
      do await macrotask()
      while (under.way > 0)
      await macrotask()
    },
    store: async (seed) => {
      const device = openDevice(`model-${seed}`, { indexedDb: new IDBFactory() })
      await device.ready
      return {
        store: counted(createDexieStore(device.db), under),
        end: async () => device.db.close(),
      }
    },
  })
  expect(tally.histories).toBe(count)
}, 300_000)
