import type { OperationRow } from '../db/schema.ts'
import { askChange } from './change.ts'
import { confirm } from './confirm.ts'
import { actors, counts, list } from './counts.ts'
import { createDrain } from './drain.ts'
import { createEngine, type OutboxSetup } from './engine.ts'
import { retryParked, settleHere } from './park.ts'
import { prune } from './prune.ts'
import { releaseSender, setSender } from './senders.ts'
import { within } from './time-limit.ts'
import { createTriggers } from './triggers.ts'
import type { DeviceOutbox, WishOutcome } from './types.ts'
import { askWithdraw } from './withdraw.ts'

export { createDexieStore } from './dexie-store.ts'
export type { Engine, OutboxSetup, Schedule } from './engine.ts'
export type { Locks } from './locks.ts'
export { isLate, isOpen } from './row.ts'
export { effective } from './effective.ts'
export type { OutboxStore, OutboxTx } from './store.ts'
export type { Page } from './triggers.ts'
export * from './types.ts'

/** How long a person who withdraws or changes waits for the house, ms, before "asked for". */
const WISH_LIMIT = 10_000

/** The device's outbox: one for each page, and one for the worker, over the same store. */
export function createOutbox(setup: OutboxSetup): DeviceOutbox {
  const engine = createEngine(setup)
  const { store } = engine
  const drain = createDrain(engine, () => void triggers.plan())
  const triggers = createTriggers(engine, drain)

  const rowOf = async (id: string): Promise<OperationRow | undefined> =>
    (await store.read((tx) => tx.get([id])))[0]

  /** What became of a wish: known at once, or by the house, or later. */
  const outcomeOf = async (id: string): Promise<WishOutcome> => {
    const row = await rowOf(id)
    if (row?.state === 'withdrawn' || row?.state === 'settled') return { outcome: 'withdrawn' }
    if (row?.state === 'superseded' && row.wish?.kind === 'change') {
      const successor = await rowOf(row.wish.successor)
      return successor === undefined ? { outcome: 'withdrawn' } : { outcome: 'changed', successor }
    }
    if (row === undefined || row.endedAt !== null) {
      return { outcome: 'done', answer: row?.answer ?? null }
    }
    return { outcome: 'asked' }
  }

  const wished = async (id: string): Promise<WishOutcome> => {
    const now = await outcomeOf(id)
    const drained = drain.run()
    if (now.outcome !== 'asked') return now
    await within(drained, WISH_LIMIT, engine.schedule)
    return outcomeOf(id)
  }

  const withdraw = async (id: string): Promise<WishOutcome> => {
    await store.write((tx) => askWithdraw(engine, tx, id))
    return wished(id)
  }

  return {
    async confirm(operation) {
      const row = await confirm(engine, operation, (id) => void withdraw(id))
      void drain.run()
      return row
    },
    withdraw,
    async change(id, change) {
      const successor = await store.write((tx) => askChange(engine, tx, id, change))
      const outcome = await wished(id)
      // They are told now that it was too late, with the form before them: nothing to keep for them.
      if (outcome.outcome === 'done' && successor !== null) {
        await store.write((tx) => askWithdraw(engine, tx, successor.id))
      }
      return outcome
    },
    async retry(id) {
      await store.write((tx) => retryParked(tx, id))
      await drain.run()
    },
    sendNow: () => drain.run('all'),
    async dismiss(id) {
      if (engine.hostKind() !== 'foreign') return withdraw(id)
      await store.write((tx) => settleHere(tx, id, engine.now()))
      return wished(id)
    },
    list: (actorKeys) => list(store, actorKeys),
    counts: (actorKeys) => counts(engine, actorKeys),
    actors: () => actors(engine),
    subscribe: (listener) => store.subscribe(listener),
    setSender: (actor, token, remember) =>
      setSender(engine, actor, token, remember).then(() => void drain.run()),
    releaseSender: (key) => releaseSender(engine, key),
    async checkParked() {
      engine.memory.nextReport = 0
      await drain.run()
    },
    start(page) {
      void prune(engine).catch(() => undefined)
      return triggers.start(page)
    },
    async drainForSync() {
      await drain.run('link')
      await prune(engine)
      if ((await drain.nextIn()) !== null) throw new Error('Operations are still waiting')
    },
  }
}
