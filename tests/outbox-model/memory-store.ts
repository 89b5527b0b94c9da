import type { OperationRow, SenderRow } from '#offline/db/schema.ts'
import { isOpen } from '#offline/outbox/row.ts'
import type { OutboxStore, OutboxTx } from '#offline/outbox/store.ts'

/** What lies on the disk of a simulated device; outlives its pages. */
export interface Disk {
  rows: Map<string, OperationRow>
  senders: Map<string, SenderRow>
  facts: Map<string, unknown>
}

export interface MemoryStore extends OutboxStore {
  disk: Disk
}

/** A store with the promises of the real one: transactions one after another, whole or not at all. */
export function createMemoryStore(
  disk: Disk = { rows: new Map(), senders: new Map(), facts: new Map() },
): MemoryStore {
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    disk,
    read: (work) => inTurn(() => work(txOver(disk).tx)),
    write: (work, { signal } = {}) =>
      inTurn(async () => {
        signal?.throwIfAborted()
        const { tx, commit } = txOver(disk)
        const result = await work(tx)
        signal?.throwIfAborted()
        if (commit()) for (const listener of listeners) listener()
        return result
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads see what the transaction itself wrote; nothing reaches the disk before the commit. */
function txOver(disk: Disk): { tx: OutboxTx; commit: () => boolean } {
  const rows = new Map<string, OperationRow | null>()
  const writes: (() => void)[] = []
  let senders: Map<string, SenderRow> | null = null
  const get = (id: string) => {
    const own = rows.get(id)
    return own === null ? undefined : (own ?? disk.rows.get(id))
  }
  const all = () => {
    const ids = new Set([...disk.rows.keys(), ...rows.keys()])
    return [...ids].map(get).filter((row) => row !== undefined)
  }
  const ownSenders = () => (senders ??= new Map(disk.senders))
  const tx: OutboxTx = {
    get: async (ids) => ids.map(get),
    one: async (id) => get(id ?? ''),
    open: async () =>
      all()
        .filter(isOpen)
        .sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1)),
    ofActors: async (keys) =>
      all()
        .filter((row) => keys?.includes(row.actorKey) ?? true)
        .sort((a, b) => b.seq - a.seq),
    reportedOpen: async () => all().filter((row) => row.reported === 'open'),
    endedBefore: async (moment) =>
      all()
        .filter((row) => row.endedAt !== null && row.endedAt < moment)
        .map((row) => row.id),
    endedSince: async (moment) =>
      all().filter((row) => row.endedAt !== null && row.endedAt >= moment),
    lastSeq: async () => Math.max(0, ...all().map((row) => row.seq)),
    // A frozen copy, as the real store's clones: whoever changes a row in place is found out.
    put: async (put) => {
      for (const row of put) rows.set(row.id, Object.freeze({ ...row }))
    },
    remove: async (ids) => {
      for (const id of ids) rows.set(id, null)
    },
    senders: async () => [...(senders ?? disk.senders).values()],
    putSender: async (sender) => void ownSenders().set(sender.actorKey, sender),
    removeSender: async (key) => void ownSenders().delete(key),
    fact: async (name) => disk.facts.get(name),
    putFact: async (name, value) => void writes.push(() => disk.facts.set(name, value)),
  }
  const commit = () => {
    for (const [id, row] of rows) {
      if (row === null) disk.rows.delete(id)
      else disk.rows.set(id, row)
    }
    if (senders !== null) disk.senders = senders
    for (const write of writes) write()
    return rows.size > 0 || senders !== null
  }
  return { tx, commit }
}
