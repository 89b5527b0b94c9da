import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { reply, batchAnswer, testOutbox, id } from '#tests/outbox-model/fixtures.ts'
import { openDevice } from './open.ts'
import { createDexieStore } from './outbox-store.ts'

/**
 * Rows as every released version wrote them, with its tables: the code of today must read and send
 * them. Append one with each version; never change those that are here.
 */
const written = [
  {
    version: 1,
    tables: {
      operations: 'id, seq, state, [actorKey+state], group, reported, endedAt',
      senders: 'actorKey',
      cached: '[resource+id], [owner+resource+scope]',
      fetched: 'list',
      drafts: '[owner+form]',
      facts: 'name',
    },
    row: {
      id: id(1),
      key: id(2),
      seq: 1,
      route: 'placeRestaurantOrder',
      contractVersion: 1,
      params: {},
      body: { items: [] },
      group: `restaurant_orders:op:${id(1)}`,
      after: [],
      actor: { kind: 'guest' },
      actorKey: 'guest',
      deviceTime: '2026-06-01T12:00:00.000Z',
      validUntil: null,
      words: { title: 'Order 1 dish', detail: '' },
      state: 'waiting',
      parkReason: null,
      wish: null,
      attemptId: null,
      attempts: [],
      tries: 0,
      nextTry: 0,
      answer: null,
      madeId: null,
      endedAt: null,
      reported: null,
    },
  },
]

test.each(written)('rows of version $version are sent by the code of today', async (old) => {
  const indexedDb = new IDBFactory()
  const before = new Dexie('imisozi', { indexedDB: indexedDb })
  before.version(old.version).stores(old.tables)
  await before.open()
  await before.table('operations').put(old.row)
  before.close()

  const device = openDevice('imisozi', { indexedDb })
  await device.ready
  const { outbox } = testOutbox({
    store: createDexieStore(device.db),
    house: (ask) => (ask.route === 'sendOutbox' ? batchAnswer(ask) : reply(200)),
  })
  await outbox.sendNow()
  expect(await outbox.list(['guest'])).toMatchObject([{ id: id(1), key: id(2), state: 'taken' }])
})
