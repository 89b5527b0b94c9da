import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { testOutbox, id, none, NOW, order } from '#tests/outbox-model/fixtures.ts'
import { newRow } from '../outbox/row.ts'
import type { OutboxStore } from '../outbox/store.ts'
import { NotSavedError, type NewOperation } from '../outbox/types.ts'
import { openDevice, type DeviceDb } from './open.ts'
import { createDexieStore } from './outbox-store.ts'
import type { OperationRow } from './schema.ts'

let db: DeviceDb
let store: OutboxStore

beforeEach(async () => {
  const device = openDevice('test', { indexedDb: new IDBFactory() })
  await device.ready
  db = device.db
  store = createDexieStore(db)
})

const row = (count: number, more: Partial<OperationRow> = {}): OperationRow => ({
  ...newRow(order(), { id: id(count), key: id(count + 100), now: NOW }),
  seq: count,
  ...more,
})

test('reads back what was written, by state, actor, report and end', async () => {
  const rows = [
    row(3),
    row(1, { state: 'parked', reported: 'open' }),
    row(2, { state: 'taken', endedAt: 5 }),
  ]
  await store.write((tx) => tx.put(rows))
  await store.read(async (tx) => {
    expect((await tx.open()).map((one) => one.id)).toEqual([id(1), id(3)])
    expect((await tx.ofActors(['guest', 'staff:ada'])).length).toBe(3)
    expect((await tx.reportedOpen()).map((one) => one.id)).toEqual([id(1)])
    expect(await tx.endedBefore(6)).toEqual([id(2)])
    expect(await tx.endedBefore(5)).toEqual([])
    expect((await tx.endedSince(5)).map((one) => one.id)).toEqual([id(2)])
    expect(await tx.endedSince(6)).toEqual([])
    expect(await tx.lastSeq()).toBe(3)
    expect(await tx.get([id(2), id(9)])).toEqual([rows[2], undefined])
  })
})

test('a transaction is whole or not at all', async () => {
  const writing = store.write(async (tx) => {
    await tx.put([row(1)])
    throw new Error('after all not')
  })
  await expect(writing).rejects.toThrow('after all not')
  expect(await store.read((tx) => tx.open())).toEqual([])
})

test('given up before its commit, it leaves nothing behind', async () => {
  const giveUp = new AbortController()
  const writing = store.write(
    async (tx) => {
      await tx.put([row(1)])
      giveUp.abort()
    },
    { signal: giveUp.signal },
  )
  await expect(writing).rejects.toThrow()
  expect(await store.read((tx) => tx.open())).toEqual([])
})

test('tells of rows and senders that changed, and of nothing else', async () => {
  let heard = 0
  const end = store.subscribe(() => (heard += 1))
  const after = async (work: () => Promise<unknown>) => {
    heard = 0
    await work()
    await new Promise((resolve) => setTimeout(resolve, 20))
    return heard
  }
  expect(await after(() => store.write((tx) => tx.put([row(1)])))).toBeGreaterThan(0)
  const sender = {
    actorKey: 'guest',
    actor: { kind: 'guest' as const },
    token: '',
    refusedAt: null,
  }
  expect(await after(() => store.write((tx) => tx.putSender(sender)))).toBeGreaterThan(0)
  // An empty write would have every page plan anew, and write nothing again.
  expect(await after(() => store.write((tx) => tx.put([])))).toBe(0)
  expect(await after(() => store.write((tx) => tx.putFact('x', 1)))).toBe(0)
  end()
  expect(await after(() => store.write((tx) => tx.put([row(2)])))).toBe(0)
})

test('opens again what the browser closed', async () => {
  db.close({ disableAutoOpen: false })
  await store.write((tx) => tx.put([row(1)]))
  expect(await store.read((tx) => tx.lastSeq())).toBe(1)
})

test('of operations that are confirmed together all are there, or none', async () => {
  let puts = 0
  const failing: OutboxStore = {
    ...store,
    write: (work, options) =>
      store.write(
        (tx) =>
          work({
            ...tx,
            put: async (rows) => {
              puts += 1
              if (puts === 3) throw new DOMException('full', 'QuotaExceededError')
              await tx.put(rows)
            },
          }),
        options,
      ),
  }
  const { outbox } = testOutbox({ store: failing, house: () => none })
  const chain = [901, 902, 903].map((one, at) =>
    order({ id: id(one), after: at === 0 ? [] : [id(900 + at)] }),
  )
  const [head, ...followers] = chain as [NewOperation, ...NewOperation[]]
  await expect(outbox.confirm(head, ...followers)).rejects.toThrow(NotSavedError)
  expect(await db.operations.toArray()).toEqual([])
  const whole = testOutbox({ store, house: () => none })
  await whole.outbox.confirm(head, ...followers)
  expect((await db.operations.orderBy('seq').toArray()).map((one) => one.id)).toEqual(
    chain.map((one) => one.id),
  )
})
