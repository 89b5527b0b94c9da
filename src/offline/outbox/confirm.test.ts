import { expect, test } from 'vitest'
import { NewerStoreError } from '../db/guard-version.ts'
import { testOutbox, id, none, order, settled, step } from '#tests/outbox-model/fixtures.ts'
import { createMemoryStore } from '#tests/outbox-model/memory-store.ts'
import type { OutboxStore } from './store.ts'
import { NotSavedError } from './types.ts'

const reasonOf = async (saving: Promise<unknown>) => {
  const error: unknown = await saving.then(() => null).catch((why: unknown) => why)
  return error instanceof NotSavedError ? error.reason : error
}

/** A store whose commits wait until they are let go. */
function heldStore() {
  const store = createMemoryStore()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const slow: OutboxStore = {
    ...store,
    write: async (work, options) => {
      const done = store.write(work)
      await held
      if (options?.signal?.aborted === true && aborts) throw new Error('AbortError')
      return done
    },
  }
  let aborts = false
  return { slow, disk: store.disk, letGo: () => letGo(), abortable: () => (aborts = true) }
}

test('the row is on the disk before anybody is told, and is sent after that', async () => {
  const { outbox, disk, asks } = testOutbox()
  const row = await outbox.confirm(order())
  expect(disk.rows.get(row.id)).toMatchObject({ state: 'waiting', tries: 0, seq: 1 })
  expect(asks).toEqual([])
  await settled()
  expect(disk.rows.get(row.id)?.state).toBe('taken')
})

test.each([
  ['quota', new DOMException('full', 'QuotaExceededError')],
  ['unavailable', new Error('private mode')],
  ['newer-store', Object.assign(new Error('open failed'), { inner: new NewerStoreError() })],
] as const)('a store that fails says so at once: %s', async (reason, error) => {
  const store = { ...createMemoryStore(), write: () => Promise.reject(error) }
  const { outbox } = testOutbox({ store })
  expect(await reasonOf(outbox.confirm(order()))).toBe(reason)
})

test('a store that never answers says so after three seconds', async () => {
  const store = { ...createMemoryStore(), write: () => new Promise<never>(() => {}) }
  const { outbox, world } = testOutbox({ store })
  const saving = reasonOf(outbox.confirm(order()))
  await world.pass(2_900)
  let told = false
  void saving.then(() => (told = true))
  await settled()
  expect(told).toBe(false)
  await world.pass(200)
  expect(await saving).toBe('timeout')
})

test('what is committed after that was said is taken back, and not sent', async () => {
  const { slow, disk, letGo } = heldStore()
  const { outbox, world } = testOutbox({ store: slow, house: () => none })
  const saving = reasonOf(outbox.confirm(order()))
  await world.pass(3_100)
  expect(await saving).toBe('timeout')
  letGo()
  await settled()
  expect([...disk.rows.values()].map((row) => row.state)).toEqual(['withdrawn'])
})

test('a second tap on the same form is the same operation', async () => {
  const { outbox, disk } = testOutbox()
  const first = await outbox.confirm(order({ id: id(900) }))
  const second = await outbox.confirm(order({ id: id(900) }))
  expect(second.key).toBe(first.key)
  expect(disk.rows.size).toBe(1)
})

test('another body under an id that was used is an operation of its own', async () => {
  const { outbox, disk } = testOutbox({ house: () => none })
  await outbox.confirm(order({ id: id(900) }))
  const other = await outbox.confirm(order({ id: id(900), body: { dish: 'Brochette' } }))
  expect(other.id).not.toBe(id(900))
  expect(disk.rows.size).toBe(2)
})

test('what follows a parked operation is parked at once, and says why', async () => {
  const { outbox, disk } = testOutbox({ house: () => none })
  const first = await outbox.confirm(order())
  disk.rows.set(first.id, { ...first, state: 'parked', parkReason: 'refused', tries: 1 })
  const second = await outbox.confirm(step(`op:${first.id}`))
  expect(second).toMatchObject({ state: 'parked', parkReason: 'predecessor' })
})

test('what follows a changed operation follows its successor', async () => {
  const { outbox, world } = testOutbox({ house: () => none })
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const first = await outbox.confirm(order())
  const changed = await outbox.change(first.id, {
    body: { dish: 'Brochette' },
    words: { title: 'Other', detail: '' },
  })
  if (changed.outcome !== 'changed') throw new Error(changed.outcome)
  const second = await outbox.confirm(step(`op:${first.id}`))
  expect(second.params).toEqual({ id: `op:${changed.successor.id}` })
  expect(second.after).toEqual([changed.successor.id])
})

/** A booking and two steps on it, each after the one before. */
function chain() {
  const [book, approve, pay] = [id(901), id(902), id(903)]
  return [
    order({ id: book }),
    step(`op:${book}`, { id: approve, after: [book] }),
    step(`op:${book}`, { id: pay, after: [approve] }),
  ] as const
}

/** The `nth` row that is written fails, as on a disk that is full by then. */
function failingAt(nth: number, store: OutboxStore): OutboxStore {
  let puts = 0
  return {
    ...store,
    write: (work, options) =>
      store.write(
        (tx) =>
          work({
            ...tx,
            put: (rows) => {
              puts += rows.length
              if (puts >= nth) throw new DOMException('full', 'QuotaExceededError')
              return tx.put(rows)
            },
          }),
        options,
      ),
  }
}

test('what belongs together is written together, in order, and goes in order', async () => {
  const { outbox, disk, world } = testOutbox({ house: () => none })
  world.link.set({ state: 'down', cause: 'no-house', since: 0 })
  const [book, ...steps] = chain()
  const first = await outbox.confirm(book, ...steps)
  expect(first.id).toBe(id(901))
  const rows = [...disk.rows.values()].toSorted((a, b) => a.seq - b.seq)
  expect(rows.map((row) => [row.id, row.seq, row.after])).toEqual([
    [id(901), 1, []],
    [id(902), 2, [id(901)]],
    [id(903), 3, [id(902), id(901)]],
  ])
  expect(new Set(rows.map((row) => row.key)).size).toBe(3)
  // A second tap is the same chain.
  await outbox.confirm(book, ...steps)
  expect(disk.rows.size).toBe(3)
})

test.each([2, 3])('where row %i of a chain cannot be written, none is', async (nth) => {
  const memory = createMemoryStore()
  const { outbox, world } = testOutbox({ store: failingAt(nth, memory), house: () => none })
  const [book, ...steps] = chain()
  expect(await reasonOf(outbox.confirm(book, ...steps))).toBe('quota')
  await world.pass(60_000)
  expect([...memory.disk.rows.values()]).toEqual([])
})

test('a chain that is committed after it was said not to be is taken back whole', async () => {
  const { slow, disk, letGo } = heldStore()
  const { outbox, world } = testOutbox({ store: slow, house: () => none })
  const [book, ...steps] = chain()
  const saving = reasonOf(outbox.confirm(book, ...steps))
  await world.pass(3_100)
  expect(await saving).toBe('timeout')
  letGo()
  await settled()
  await settled()
  expect([...disk.rows.values()].map((row) => row.state)).toEqual([
    'withdrawn',
    'withdrawn',
    'withdrawn',
  ])
})
