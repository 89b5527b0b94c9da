import { BATCH_MAX } from '#contract/wire.ts'
import { apply } from './apply.ts'
import { isAhead, wait } from './backoff.ts'
import { ALL, claim, FORGET_NONE, IF_LINK, LINK, recover, view, type Claim } from './claim.ts'
import type { Engine } from './engine.ts'
import { openRows } from './follow.ts'
import { OUTBOX_LOCK } from '../link/locks.ts'
import { nextMoment, nextRows, nextWish } from './queue.ts'
import { news, report } from './report.ts'
import { askInTime, sendAlone, sendBatch, type Sent } from './send.ts'
import { removeLeavers, endTokens, refuseToken } from './senders.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { sendVoid } from './void.ts'

/** A drain ends after this long, ms, so that the lock goes round (design §5). */
export const DRAIN_LIMIT = 120_000
/** What the last request may still take beyond that. */
const DRAIN_GRACE = 5_000

/** Sends in vain, one after another, for which the link's coming back is believed. */
const MAX_VAIN = 5

/** A look for the server gives up after this long, ms. */
const LOOK_LIMIT = 10_000

export interface Drain {
  /** A drain of this page is under way; when it is over, it is planned anew. */
  busy: boolean
  /** Waits for the lock, then sends what is due. Resolves when that is over; never rejects. */
  run(forget?: number): Promise<void>
}

export function createDrain(engine: Engine, onEnd: () => void): Drain {
  /** Asked for, and still waiting for the lock: who asks meanwhile joins in. */
  let queued: { forget: number; done: Promise<void> } | null = null

  const turn = async () => {
    const forget = queued?.forget ?? FORGET_NONE
    queued = null
    let over = false
    self.busy = true
    // A drain that hangs must not keep the lock. What it still learns is written only where the
    // try is still the row's own.
    const drained = drain(engine, forget, () => over)
    await withTimeout(drained, DRAIN_LIMIT + DRAIN_GRACE, engine.schedule).finally(() => {
      over = true
      self.busy = false
    })
  }

  const self: Drain = {
    busy: false,
    run(forget: number = FORGET_NONE) {
      if (queued !== null) {
        queued.forget |= forget
        return queued.done
      }
      const mine = { forget, done: Promise.resolve() }
      queued = mine
      mine.done = engine.locks
        .request(OUTBOX_LOCK, turn)
        .catch(() => {
          // The store failed, or the lock: what was being sent is found again by the next holder,
          // and not at once, since that may fail likewise.
          if (queued === mine) queued = null
          missed(engine)
        })
        .finally(onEnd)
      return mine.done
    },
  }
  return self
}

async function drain(engine: Engine, forget: number, isOver: () => boolean): Promise<void> {
  const { memory, store } = engine
  const end = engine.now() + DRAIN_LIMIT
  if (forget & ALL || !memory.obeys) memory.nextLook = 0
  else if (isAhead(memory.nextLook, end - DRAIN_LIMIT)) return
  // A link that lets reads through and no writes comes back again and again.
  if (memory.vain > MAX_VAIN) forget &= ~LINK
  if (forget & LINK) {
    memory.linkBack = engine.now()
    memory.batchMax = BATCH_MAX
  }

  // Confirming must stay quick behind a long queue: it is not read for a link that is down.
  const down = engine.link?.getSnapshot().state === 'down'
  if (forget === IF_LINK && down && !(await findHouse(engine))) return

  const kind = engine.hostKind()
  const queue = await recover(engine, kind, forget)
  const due = [...nextRows(queue, 1), nextWish(queue)].some(Boolean)
  if (!due && (await store.read((tx) => news(engine, tx))).rows.length === 0) return
  if (!(await findHouse(engine))) return
  if (engine.hostKind() !== kind) await recover(engine, engine.hostKind(), FORGET_NONE)

  while (!isOver() && engine.now() < end) {
    const host = engine.hostKind()
    const claimed = await claim(engine, host, memory.batchMax)
    if (claimed === null || isOver()) break
    const { results, stop, tooMuch } = await send(engine, claimed, host === 'ours')
    if (results.some(({ outcome }) => outcome.kind === 'pause')) {
      await refuseToken(engine, claimed.actorKey, claimed.token)
    }
    await apply(engine, claimed.attemptId, results, host)
    // Halved after a cut or a refusal of the whole, of which one row alone says nothing; doubled
    // again with what gets through.
    const { length } = claimed.rows
    if (tooMuch && length > 1) memory.batchMax = Math.floor(length / 2)
    else if (!stop) memory.batchMax = Math.min(BATCH_MAX, Math.max(memory.batchMax, length * 2))
    memory.vain = stop ? memory.vain + 1 : 0
    if (stop) return missed(engine, stop.retryAfter)
  }
  if (engine.hostKind() === 'ours' && !isOver()) await report(engine)
  endTokens(engine, await store.write(removeLeavers))
}

function send(engine: Engine, claimed: Claim, ours: boolean): Promise<Sent> {
  if (!ours) return sendAlone(engine, claimed)
  return claimed.wished ? sendVoid(engine, claimed) : sendBatch(engine, claimed)
}

/**
 * Looks for the server with a read before any row is marked as tried, unless it answered just now: so
 * long as nothing was sent, a person can withdraw or change at once. On a foreign host always,
 * since there a try without an answer is a person's to sort out.
 */
async function findHouse(engine: Engine): Promise<boolean> {
  const { memory, link } = engine
  const foreign = engine.hostKind() === 'foreign'
  if (foreign || engine.hostKind() === 'unknown' || link?.getSnapshot().state !== 'up') {
    const route = foreign ? 'listCategories' : 'getHouse'
    const { received } = await askInTime(engine, { route }, LOOK_LIMIT)
    if (received === null || engine.hostKind() === 'unknown') {
      missed(engine)
      return false
    }
  }
  memory.missed = 0
  return true
}

function missed({ memory, now, random }: Engine, retryAfter: number | null = null): void {
  memory.missed += 1
  memory.nextLook = now() + wait(memory.missed, random(), retryAfter)
  memory.obeys = retryAfter !== null
}

/** ms until something is to be tried again; null when nothing waits for time alone. */
export async function nextIn(engine: Engine): Promise<number | null> {
  const { memory, store, now } = engine
  // Nothing goes before the next look: no need to read the queue now.
  if (isAhead(memory.nextLook, now())) return memory.nextLook - now()
  const first = nextMoment(await store.read(async (tx) => view(engine, tx, await openRows(tx))))
  return first === null ? null : first - now()
}
