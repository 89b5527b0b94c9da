import { Dexie, type Transaction } from 'dexie'
import type { DeviceDb } from './device-db.ts'
import { openStates, type FactRow, type OperationRow, type SenderRow } from './schema.ts'
import type { OutboxStore, OutboxTx } from '../outbox/store.ts'

/** The outbox's store over the device's database. */
export function createDexieStore(db: DeviceDb): OutboxStore {
  const { operations, senders, facts, cached, fetched } = db
  const own = [operations, senders, facts]

  /** Opens anew what the browser closed, or what failed to open before. */
  const opened = async () => {
    if (!db.isOpen()) await db.open()
  }

  return {
    async read(work) {
      await opened()
      return db.transaction('r', own, (transaction) => work(within(transaction)))
    },
    async write(work, { signal, cache = false } = {}) {
      await opened()
      return db.transaction('rw', cache ? [...own, cached, fetched] : own, async (transaction) => {
        signal?.throwIfAborted()
        const result = await work(within(transaction))
        signal?.throwIfAborted()
        return result
      })
    },
    subscribe(listener) {
      const prefixes = own.slice(0, 2).map((table) => `idb://${db.name}/${table.name}/`)
      const onMutated = (parts: object) => {
        const touched = Object.keys(parts).some((part) => prefixes.some((p) => part.startsWith(p)))
        if (touched) listener()
      }
      // Dexie's own channel over tabs and workers: what was committed, without a query.
      Dexie.on('storagemutated', onMutated)
      return () => Dexie.on.storagemutated.unsubscribe(onMutated)
    },
  }
}

/**
 * The tables bound to one transaction. Dexie otherwise finds it by following native awaits, and
 * loses it in a browser under load: a write then goes beside the transaction it belongs to (seen).
 */
function within(transaction: Transaction): OutboxTx {
  const operations = transaction.table<OperationRow, string>('operations')
  const senders = transaction.table<SenderRow, string>('senders')
  const facts = transaction.table<FactRow, string>('facts')

  // Bulk reads by index range, never a cursor: 1,000 rows in a few ms (design §8).
  const ofState = (state: string) => operations.where('state').equals(state).toArray()
  const ofActor = (key: string) => operations.where('actorKey').equals(key).toArray()
  return {
    get: (ids) => operations.bulkGet([...ids]),
    one: async (id) => (id === undefined ? undefined : operations.get(id)),
    async open() {
      const parts = await Promise.all(openStates.map(ofState))
      return parts.flat().sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1))
    },
    async ofActors(keys) {
      const parts = keys ? await Promise.all(keys.map(ofActor)) : [await operations.toArray()]
      return parts.flat().sort((a, b) => b.seq - a.seq)
    },
    reportedOpen: () => operations.where('reported').equals('open').toArray(),
    endedBefore: (moment) => operations.where('endedAt').below(moment).primaryKeys(),
    endedSince: (moment) => operations.where('endedAt').aboveOrEqual(moment).toArray(),
    lastSeq: async () => (await operations.orderBy('seq').last())?.seq ?? 0,
    async put(rows) {
      // Writing nothing would still be announced as a change to every page.
      if (rows.length > 0) await operations.bulkPut([...rows])
    },
    remove: (ids) => operations.bulkDelete([...ids]),
    senders: () => senders.toArray(),
    putSender: async (sender) => void (await senders.put(sender)),
    removeSender: (key) => senders.delete(key),
    fact: async (name) => (await facts.get(name))?.value,
    putFact: async (name, value) => void (await facts.put({ name, value })),
  }
}
