import { uuidv7 } from '#lib/uuid.ts'
import { createValue, type Value } from '../value.ts'
import type { OutboxStore, OutboxTx } from '../outbox/store.ts'
import type { OperationRow } from './schema.ts'

/** Names this store and no other: written when a page first opens it. */
const NONCE = 'store-nonce'

/** Ended rows that are kept in memory for those that follow them. */
const MAX_ENDED = 200

/** A store that went away under the open page. */
export interface Loss {
  /** What was open in it, as far as this page has seen; by `seq`. */
  open: OperationRow[]
  /** What those follow that had ended. */
  followed: OperationRow[]
}

export interface LossWatch {
  /** The same store, looked after: everything goes through it. */
  store: OutboxStore
  /** Looks whether the store is still the one that was opened. Rejects when it can't be read. */
  look(): Promise<void>
  /** What was lost, until it is dealt with; null while nothing was. */
  lost: Value<Loss | null>
  /** Writes it into the store that is there now: same ids, same keys. Rejects when that fails. */
  restore(): Promise<void>
  /** Its person lets it go. */
  letGo(): void
}

/**
 * Site data cleared, the database deleted by the browser or by hand: the next thing that is asked of
 * it opens a new and empty one, and says nothing. A page therefore knows its store by a nonce, looks
 * for that in every transaction that writes, and remembers the rows it has seen.
 */
export function watchLoss(store: OutboxStore): LossWatch {
  const lost = createValue<Loss | null>(null)
  const listeners = new Set<() => void>()
  let rows = new Map<string, OperationRow>()
  let nonce: unknown

  /** A transaction whose rows are noted as they are read and written. */
  const noting = (tx: OutboxTx, seen: Map<string, OperationRow | null>): OutboxTx => {
    const note = (row: OperationRow | undefined) => {
      if (row !== undefined) seen.set(row.id, row)
    }
    const noted = async <Row extends OperationRow | undefined>(read: Promise<Row[]>) => {
      const found = await read
      found.forEach(note)
      return found
    }
    return {
      ...tx,
      get: (ids) => noted(tx.get(ids)),
      async one(id) {
        const found = await tx.one(id)
        note(found)
        return found
      },
      async open() {
        const found = await noted(tx.open())
        const open = new Set(found.map(({ id }) => id))
        // Another tab, or the worker, brought it to its end: nobody is to find it open again.
        for (const { id, endedAt } of rows.values()) {
          if (endedAt === null && !open.has(id)) seen.set(id, null)
        }
        return found
      },
      ofActors: (keys) => noted(tx.ofActors(keys)),
      async put(written) {
        await tx.put(written)
        written.forEach(note)
      },
      async remove(ids) {
        await tx.remove(ids)
        for (const id of ids) seen.set(id, null)
      },
    }
  }

  const remember = (seen: Map<string, OperationRow | null>) => {
    for (const [id, row] of seen) {
      if (row === null) rows.delete(id)
      else rows.set(id, row)
    }
    if (rows.size > MAX_ENDED) forgetEnded(rows)
  }

  /** Whether this is another store than before. Gives a new one its nonce. */
  async function isOther(tx: OutboxTx): Promise<boolean> {
    const found = await tx.fact(NONCE)
    const other = nonce !== undefined && found !== nonce
    if (found === undefined) {
      nonce = uuidv7()
      await tx.putFact(NONCE, nonce)
    } else nonce = found
    return other
  }

  function announce(was: Map<string, OperationRow>) {
    const before = lost.getSnapshot()
    const open = [...was.values()].filter(({ endedAt }) => endedAt === null)
    const wanted = new Set(open.flatMap(({ after }) => after))
    const followed = [...was.values()].filter(
      ({ id, endedAt }) => endedAt !== null && wanted.has(id),
    )
    lost.set({
      open: [...(before?.open ?? []), ...open].sort((a, b) => a.seq - b.seq),
      followed: [...(before?.followed ?? []), ...followed],
    })
    // Screens read what the store has now.
    for (const listener of listeners) listener()
  }

  const read: OutboxStore['read'] = async (work) => {
    const seen = new Map<string, OperationRow | null>()
    const known = nonce
    const [result, found] = await store.read(
      async (tx) => [await work(noting(tx, seen)), await tx.fact(NONCE)] as const,
    )
    // An empty store says nothing of the one before: that is found out first.
    if (known === undefined || found === known) remember(seen)
    else void look().catch(() => undefined)
    return result
  }

  const write: OutboxStore['write'] = async (work, options) => {
    const seen = new Map<string, OperationRow | null>()
    const known = nonce
    let other = false
    try {
      const result = await store.write(async (tx) => {
        other = await isOther(tx)
        return work(noting(tx, seen))
      }, options)
      const was = rows
      // What was seen of the store before is of no use to this one.
      if (other) rows = new Map()
      remember(seen)
      if (other && was.size > 0) announce(was)
      return result
    } catch (error) {
      // Not committed: the next who writes finds out.
      nonce = known
      throw error
    }
  }

  async function look(): Promise<void> {
    const found = await store.read((tx) => tx.fact(NONCE))
    if (found === undefined || found !== nonce) await write(async () => undefined)
  }

  return {
    store: {
      read,
      write,
      subscribe(listener) {
        listeners.add(listener)
        const end = store.subscribe(listener)
        return () => {
          listeners.delete(listener)
          end()
        }
      },
    },
    lost,
    look,
    async restore() {
      const loss = lost.getSnapshot()
      if (loss === null) return
      await write(async (tx) => {
        let seq = await tx.lastSeq()
        for (const row of [...loss.followed, ...loss.open]) {
          // Another tab was first.
          if ((await tx.one(row.id)) !== undefined) continue
          await tx.put([{ ...comeBack(row), seq: (seq += 1) }])
        }
      })
      lost.set(null)
    },
    letGo: () => lost.set(null),
  }
}

/** Of a try that was under way nobody knows what came of it. */
function comeBack(row: OperationRow): OperationRow {
  if (row.state !== 'sending') return { ...row, nextTry: 0 }
  return { ...row, state: 'unknown', doubt: true, attemptId: null, nextTry: 0 }
}

/** Drops what has ended, save what something open follows. */
function forgetEnded(rows: Map<string, OperationRow>): void {
  const wanted = new Set<string>()
  for (const row of rows.values())
    if (row.endedAt === null) row.after.forEach((id) => wanted.add(id))
  for (const row of rows.values()) {
    if (row.endedAt !== null && !wanted.has(row.id)) rows.delete(row.id)
  }
}
