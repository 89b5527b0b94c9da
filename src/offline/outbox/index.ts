import type { OperationRow } from '../db/schema.ts'
import { tryWithNewEpoch } from './requeue.ts'
import { changed } from './change.ts'
import { FORGET_ALL, FORGET_LINK, IF_LINK } from './claim.ts'
import { durably, insert } from './confirm.ts'
import { actors } from './counts.ts'
import { createDrain, nextIn } from './drain.ts'
import { createEngine, type OutboxSetup } from './engine.ts'
import { retryParked, settleHere } from './park.ts'
import { prune } from './prune.ts'
import { replacementOf } from './row.ts'
import { releaseSender, setSender } from './senders.ts'
import type { OutboxTx } from './store.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { createTriggers } from './triggers.ts'
import type { DeviceOutbox, WishOutcome } from './types.ts'
import { aboutRow, wishFor, type Wish } from './wish.ts'

export type { Engine, OutboxSetup, Schedule } from './engine.ts'
export type { Locks } from '../link/locks.ts'
export type { OutboxStore, OutboxTx } from './store.ts'
export type { Page } from './triggers.ts'
export type * from './types.ts'

/** How long a person who withdraws or changes waits for the server, ms, before "asked for". */
const WISH_LIMIT = 10_000

/** The device's outbox: one for each page, and one for the worker, over the same store. */
export function createOutbox(setup: OutboxSetup): DeviceOutbox {
  const engine = createEngine(setup)
  const { store } = engine
  const drain = createDrain(engine, () => void triggers.plan())
  const triggers = createTriggers(engine, drain)

  /** What became of a wish: known at once, or by the server, or later. */
  const outcomeOf = (id: string) =>
    store.read(async (tx): Promise<WishOutcome> => {
      const row = await tx.one(id)
      if (row?.endedAt === null) return { outcome: 'asked' }
      if (row?.state === 'withdrawn' || row?.state === 'settled') return { outcome: 'withdrawn' }
      const successor = await tx.one(replacementOf(row))
      if (successor !== undefined) return { outcome: 'changed', successor }
      return { outcome: 'done', answer: row?.answer ?? null }
    })

  /** Makes a wish, and hands on what the server says of it. */
  const wish = async (id: string, wishOf: (tx: OutboxTx, row: OperationRow) => Promise<Wish>) => {
    const about = await durably(engine, async (tx) => {
      const row = await aboutRow(tx, id)
      if (row !== undefined) await wishFor(engine, tx, row, await wishOf(tx, row))
      return row?.id ?? id
    })
    const now = await outcomeOf(about)
    const drained = drain.run()
    if (now.outcome !== 'asked') return now
    await withTimeout(drained, WISH_LIMIT, engine.schedule)
    return outcomeOf(about)
  }

  const withdraw = (id: string, by?: string) =>
    wish(id, async () => ({ kind: 'withdraw', ...(by && { by }) }))

  return {
    async confirm(operation, ...followers) {
      // Never what an earlier tap had confirmed.
      const made: string[] = []
      const write = async (tx: OutboxTx) => {
        const row = await insert(engine, tx, operation, made)
        for (const follower of followers) await insert(engine, tx, follower, made)
        return row
      }
      const row = await durably(engine, write, () => Promise.all(made.map((id) => withdraw(id))))
      void drain.run(IF_LINK)
      return row
    },
    withdraw,
    async change(id, change) {
      let successor = ''
      const outcome = await wish(id, async (tx, row) => {
        const next = changed(engine, row, change)
        await tx.put([next])
        successor = next.id
        return { kind: 'change', successor, ...(change.actor && { by: next.actorKey }) }
      })
      // They are told now that it was too late, with the form before them: nothing to keep for them.
      if (outcome.outcome === 'done' && successor !== '') await withdraw(successor)
      return outcome
    },
    async retry(id) {
      await store.write((tx) => retryParked(tx, id))
      await drain.run()
    },
    sendNow: () => drain.run(FORGET_ALL),
    async dismiss(id) {
      if (engine.hostKind() !== 'foreign') return withdraw(id)
      await store.write((tx) => settleHere(tx, id, engine.now()))
      return outcomeOf(id)
    },
    list: (actorKeys) => store.read((tx) => tx.ofActors(actorKeys)),
    actors: () => actors(engine),
    subscribe: store.subscribe,
    setSender: (actor, token, remember) =>
      setSender(engine, actor, token, remember).then(() => void drain.run()),
    releaseSender: (key) => releaseSender(engine, key),
    async meetEpoch(epoch) {
      await store.write((tx) => tryWithNewEpoch(engine, tx, epoch), { cache: true })
      await prune(engine)
      await drain.run()
    },
    async checkParked() {
      engine.memory.nextReport = 0
      await drain.run()
    },
    start: (page) => triggers.start(page),
    async drainForSync() {
      await drain.run(FORGET_LINK)
      await prune(engine)
      if ((await nextIn(engine)) !== null) throw new Error('Still waiting')
    },
  }
}
