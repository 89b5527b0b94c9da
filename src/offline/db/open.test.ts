import 'fake-indexeddb/auto'
import { Dexie, type DexieOptions } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { DEVICE_VERSION } from './device-db.ts'
import { openDevice } from './open.ts'

afterEach(() => vi.restoreAllMocks())

const reasonOf = (ready: Promise<void>) =>
  ready.then(
    () => 'ok',
    (error: { reason?: string }) => error.reason,
  )

test('opens with its tables, every commit to wait for the disk', async () => {
  const device = openDevice('test', { indexedDb: new IDBFactory() })
  expect(device.state.getSnapshot()).toBe('opening')
  await device.ready
  expect(device.state.getSnapshot()).toBe('ok')
  const names = device.db.tables.map((table) => table.name).sort()
  expect(names).toEqual(['cached', 'drafts', 'facts', 'fetched', 'operations', 'senders'])
  const { chromeTransactionDurability } = Reflect.get(device.db, '_options') as DexieOptions
  expect(chromeTransactionDurability).toBe('strict')
})

test('a newer store is not touched: not opened by any version, nothing added', async () => {
  const indexedDb = new IDBFactory()
  const newer = new Dexie('test', { indexedDB: indexedDb })
  newer.version(DEVICE_VERSION + 1).stores({ operations: 'id, later', more: 'id' })
  await newer.open()
  await newer.table('operations').put({ id: '1' })
  newer.close()

  const device = openDevice('test', { indexedDb })
  expect(await reasonOf(device.ready)).toBe('newer-store')
  expect(device.state.getSnapshot()).toBe('newer')
  await expect(device.db.operations.count()).rejects.toThrow()

  await newer.open()
  expect(newer.verno).toBe(DEVICE_VERSION + 1)
  expect(newer.backendDB().version).toBe((DEVICE_VERSION + 1) * 10)
  expect(await newer.table('operations').count()).toBe(1)
})

test('a store that never answers is unavailable in time, and ok should it answer after all', async () => {
  const indexedDb = new IDBFactory()
  const open = indexedDb.open.bind(indexedDb)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  indexedDb.open = (name: string, version?: number) => {
    const request = {} as IDBOpenDBRequest
    void held.then(() => {
      const real = open(name, version)
      for (const event of ['onsuccess', 'onerror', 'onblocked', 'onupgradeneeded'] as const) {
        real[event] = (told: Event) => {
          Object.defineProperties(request, {
            result: { get: () => real.result, configurable: true },
            transaction: { get: () => real.transaction, configurable: true },
          })
          request[event]?.(told as never)
        }
      }
    })
    return request
  }
  let late = () => {}
  const device = openDevice('test', { indexedDb, schedule: (work) => (late = work) })
  late()
  expect(await reasonOf(device.ready)).toBe('timeout')
  expect(device.state.getSnapshot()).toBe('unavailable')
  letGo()
  await vi.waitFor(() => expect(device.state.getSnapshot()).toBe('ok'))
})

test.each([
  ['private mode', new DOMException('denied', 'SecurityError'), 'unavailable'],
  ['a full disk', new DOMException('full', 'QuotaExceededError'), 'quota'],
])('a store that fails: %s', async (_, error, reason) => {
  const indexedDb = new IDBFactory()
  indexedDb.open = () => {
    throw error
  }
  const device = openDevice('test', { indexedDb })
  expect(await reasonOf(device.ready)).toBe(reason)
  expect(device.state.getSnapshot()).toBe('unavailable')
})

test('no IndexedDB at all', async () => {
  const dependencies = Dexie.dependencies.indexedDB
  Dexie.dependencies.indexedDB = undefined as unknown as IDBFactory
  try {
    const device = openDevice('test', { indexedDb: undefined })
    expect(await reasonOf(device.ready)).toBe('unavailable')
  } finally {
    Dexie.dependencies.indexedDB = dependencies
  }
})

test('steps aside for a newer version, so that the new page need not wait for the old', async () => {
  const indexedDb = new IDBFactory()
  const old = openDevice('test', { indexedDb })
  await old.ready
  const newer = new Dexie('test', { indexedDB: indexedDb })
  newer.version(DEVICE_VERSION + 1).stores({ more: 'id' })
  await newer.open()
  expect(old.state.getSnapshot()).toBe('newer')
  await expect(old.db.operations.count()).rejects.toThrow()
})
