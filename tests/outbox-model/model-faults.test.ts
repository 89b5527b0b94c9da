import { afterEach, expect, test, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import type * as Again from '#offline/outbox/requeue.ts'
import type * as Attempt from '#offline/outbox/attempt.ts'
import type * as Confirm from '#offline/outbox/confirm.ts'
import type * as Counts from '#offline/outbox/counts.ts'
import type * as Follow from '#offline/outbox/follow.ts'
import type * as Own from '#offline/outbox/can-change-locally.ts'
import type * as Prune from '#offline/outbox/prune.ts'
import type * as Queue from '#offline/outbox/queue.ts'
import { DAILY, type Plan } from './run.ts'
import type * as Row from '#offline/outbox/row.ts'
import type * as Within from '#lib/with-timeout.ts'
import type { OutboxTx } from '#offline/outbox/store.ts'
import type * as Tokens from '#offline/outbox/tokens.ts'

/** The model is worth something only if it finds what it is there for: faults, planted one by one. */

const macrotask = () => new Promise<void>((resolve) => void setImmediate(resolve))

afterEach(() => {
  vi.doUnmock('#offline/outbox/requeue.ts')
  vi.doUnmock('#offline/outbox/attempt.ts')
  vi.doUnmock('#offline/outbox/confirm.ts')
  vi.doUnmock('#offline/outbox/counts.ts')
  vi.doUnmock('#offline/outbox/follow.ts')
  vi.doUnmock('#offline/outbox/can-change-locally.ts')
  vi.doUnmock('#offline/outbox/prune.ts')
  vi.doUnmock('#offline/outbox/queue.ts')
  vi.doUnmock('#offline/outbox/row.ts')
  vi.doUnmock('#offline/outbox/tokens.ts')
  vi.doUnmock('#lib/with-timeout.ts')
  vi.resetModules()
})

/** Lives histories with the fault in place until one goes wrong: those of every day have to find it. */
async function lookFor(foreignEvery?: number): Promise<void> {
  vi.resetModules()
  const { runHistories } = await import('./run.ts')
  const plan: Plan = { first: 1, count: DAILY, settle: macrotask }
  await runHistories(foreignEvery === undefined ? plan : { ...plan, foreignEvery })
}

const slow = 120_000

test(
  'found: what is unknown is sent again under a new key',
  async () => {
    vi.doMock('#offline/outbox/attempt.ts', async (original) => {
      const real = await original<typeof Attempt>()
      let keys = 0
      const startAttempt: typeof Attempt.startAttempt = (row, id, now) => {
        const started = real.startAttempt(row, id, now)
        return row.state === 'unknown' ? { ...started, key: `new-${(keys += 1)}` } : started
      }
      return { ...real, startAttempt }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*(Done twice|A key changed)/)
  },
  slow,
)

test(
  'found: an answer is written though the try is not the row’s any more',
  async () => {
    vi.doMock('#offline/outbox/attempt.ts', async (original) => ({
      ...(await original<typeof Attempt>()),
      isCurrent: (row: unknown) => row !== undefined,
    }))
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*(became|Waits for ever)/)
  },
  slow,
)

test(
  'found: what was tried is withdrawn on the device alone',
  async () => {
    vi.doMock('#offline/outbox/can-change-locally.ts', async (original) => ({
      ...(await original<typeof Own>()),
      canChangeLocally: () => true,
    }))
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*(without asking the house|done 1 times)/)
  },
  slow,
)

test(
  'found: rows are sent without the token of their person',
  async () => {
    vi.doMock('#offline/outbox/tokens.ts', async (original) => ({
      ...(await original<typeof Tokens>()),
      maySend: () => true,
    }))
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*row sent as guest/)
  },
  slow,
)

test(
  'found: "saved" is said before it is',
  async () => {
    vi.doMock('#offline/outbox/confirm.ts', async (original) => {
      const real = await original<typeof Confirm>()
      const durably: typeof Confirm.durably = async (engine, work, takeBack) => {
        const written: OperationRow[] = []
        const seen = async (tx: OutboxTx) => {
          const put = (rows: readonly OperationRow[]) =>
            tx.put(rows).then(() => void written.push(...rows))
          return work({ ...tx, put })
        }
        const done = real.durably(engine, seen, takeBack)
        done.catch(() => {})
        // Answers as soon as the row is made, whatever becomes of the commit.
        for (let turn = 0; written.length === 0 && turn < 50; turn += 1) await Promise.resolve()
        return written.length === 0 ? done : (written[0] as Awaited<ReturnType<typeof work>>)
      }
      return { ...real, durably }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*Confirmed, and lost/)
  },
  slow,
)

test(
  'found: nobody looks after those that follow',
  async () => {
    vi.doMock('#offline/outbox/follow.ts', async (original) => ({
      ...(await original<typeof Follow>()),
      followAll: async (tx: OutboxTx) => {
        const open = await tx.open()
        const rows = await tx.get(open.flatMap((row) => row.after))
        return { open, known: (id: string) => [...open, ...rows].find((row) => row?.id === id) }
      },
    }))
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*(Waits for ever|Sent before|out of order)/)
  },
  slow,
)

test(
  'found: what is stuck does not hold up its group',
  async () => {
    vi.doMock('#offline/outbox/queue.ts', async (original) => {
      const real = await original<typeof Queue>()
      const nextRows: typeof Queue.nextRows = (view, most) =>
        real.nextRows({ ...view, open: view.open.filter((row) => row.state !== 'parked') }, most)
      return { ...real, nextRows }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*(out of order|Sent before)/)
  },
  slow,
)

test(
  'found: a request that is never answered is waited for',
  async () => {
    vi.doMock('#lib/with-timeout.ts', async (original) => {
      const withTimeout: typeof Within.withTimeout = (work) => work
      return { ...(await original<typeof Within>()), withTimeout }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*(Waits for ever|never granted nor refused)/)
  },
  slow,
)

test(
  'found: on a foreign host a lost answer is tried again by itself',
  async () => {
    vi.doMock('#offline/outbox/row.ts', async (original) => {
      const real = await original<typeof Row>()
      return {
        ...real,
        waitingAgain: (row: Parameters<typeof Row.waitingAgain>[0], nextTry?: number) =>
          real.waitingAgain({ ...row, doubt: false }, nextTry),
      }
    })
    await expect(lookFor(1)).rejects.toThrow(/SEED=\d+ .*(may have arrived|done 2 times)/)
  },
  slow,
)

test(
  'found: rows are dated by the device’s own clock',
  async () => {
    vi.doMock('#offline/outbox/row.ts', async (original) => {
      const real = await original<typeof Row>()
      const madeNow: typeof Row.madeNow = (engine) => {
        const made = real.madeNow(engine)
        return { ...made, now: made.clock.device }
      }
      return { ...real, madeNow }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*Dated -?\d+ ms off/)
  },
  slow,
)

test(
  'found: rows are forgotten by the device’s own clock',
  async () => {
    vi.doMock('#offline/outbox/prune.ts', async (original) => {
      const real = await original<typeof Prune>()
      const prune: typeof Prune.prune = (engine) =>
        real.prune({ ...engine, known: () => true, now: engine.device })
      const isOver: typeof Prune.isOver = ({ endedAt }, now) =>
        (endedAt ?? now) < now - real.KEPT_FOR
      return { ...real, prune, isOver }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*Forgotten/)
  },
  slow,
)

test(
  'found: what an admin takes over is asked about in the name of who is gone',
  async () => {
    vi.doMock('#offline/outbox/queue.ts', async (original) => {
      const real = await original<typeof Queue>()
      return { ...real, wisherOf: ({ actorKey }: OperationRow) => actorKey }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*(never granted|Waits for ever)/)
  },
  slow,
)

test(
  'found: one person’s entries are counted, and not everybody’s',
  async () => {
    vi.doMock('#offline/outbox/counts.ts', async (original) => {
      const real = await original<typeof Counts>()
      const actors: typeof Counts.actors = async (engine) =>
        (await real.actors(engine)).filter(({ actorKey }) => actorKey !== 'staff:a')
      return { ...real, actors }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*Counted otherwise/)
  },
  slow,
)

test(
  'found: that the house lost its past is heard, and not acted on',
  async () => {
    vi.doMock('#offline/outbox/requeue.ts', async (original) => {
      const real = await original<typeof Again>()
      const tryWithNewEpoch: typeof Again.tryWithNewEpoch = (_, tx, epoch) =>
        tx.putFact('epoch', epoch)
      return { ...real, tryWithNewEpoch }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*taken, and done 0 times/)
  },
  slow,
)

test(
  'found: what was taken before the first epoch was heard is believed for ever',
  async () => {
    vi.doMock('#offline/outbox/requeue.ts', async (original) => {
      const real = await original<typeof Again>()
      const tryWithNewEpoch: typeof Again.tryWithNewEpoch = async (engine, tx, epoch) => {
        if ((await tx.fact('epoch')) === undefined) return tx.putFact('epoch', epoch)
        return real.tryWithNewEpoch(engine, tx, epoch)
      }
      return { ...real, tryWithNewEpoch }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*taken, and done 0 times/)
  },
  slow,
)

test(
  'found: what a house may have lost is sent again under a new key',
  async () => {
    vi.doMock('#offline/outbox/requeue.ts', async (original) => {
      const real = await original<typeof Again>()
      const tryWithNewEpoch: typeof Again.tryWithNewEpoch = (engine, tx, epoch) => {
        const put = (rows: readonly OperationRow[]) =>
          tx.put(rows.map((row) => ({ ...row, key: engine.newId() })))
        return real.tryWithNewEpoch(engine, { ...tx, put }, epoch)
      }
      return { ...real, tryWithNewEpoch }
    })
    await expect(lookFor()).rejects.toThrow(/SEED=\d+ .*(Done twice|A key changed)/)
  },
  slow,
)
