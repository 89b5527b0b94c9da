import type { OperationRow } from '#offline/db/schema.ts'
import type { Ask, Asked, HostKind, LinkState } from '#offline/link/types.ts'
import { createClock } from '#offline/link/clock.ts'
import { trackEpochs } from '#offline/track-epochs.ts'
import { createValue, type SettableValue } from '#offline/value.ts'
import { createOutbox, type DeviceOutbox, type OutboxSetup } from '#offline/outbox/index.ts'
import type { Locks } from '#offline/link/locks.ts'
import type { OutboxStore, OutboxTx } from '#offline/outbox/store.ts'
import { createHouse, type House } from './house.ts'
import { createMemoryStore } from './memory-store.ts'
import { createNetwork, type Network } from './network.ts'
import { createOracle, tagOf, type Body, type Oracle } from './oracle.ts'
import { createRandom, type Random } from './random.ts'
import { createTimeline, type Timeline } from './timeline.ts'

/** A page or the worker of the device: it may die between any two steps of its program. */
export interface Tab {
  outbox: DeviceOutbox
  kind: 'page' | 'worker'
  alive: boolean
  die(): void
  /**
   * Stands still for so long, as a page put away by its browser, which takes the lock from it; then
   * it goes on where it was.
   */
  freeze(ms: number): void
  /** Dies at the so-manyth step from now on. */
  dieIn(steps: number): void
  link: SettableValue<LinkState>
  /** Reads what changed at the house, as the pages of this device do by themselves. */
  catchUp(): void
}

export interface World {
  random: Random
  timeline: Timeline
  house: House
  network: Network
  oracle: Oracle
  foreign: boolean
  tabs(): Tab[]
  open(kind: 'page' | 'worker'): Tab
  /** Sets the device's clock off, ms. */
  skew(ms: number): void
  /** From now on writes to the disk take up to this long, ms. */
  slowDisk(ms: number): void
  rows(): Promise<OperationRow[]>
  newId(): string
}

export interface WorldSetup {
  seed: number
  foreign: boolean
  /** Default: in memory. */
  store?: OutboxStore
  /** Waits until nothing goes on any more that needs no time: promises, a store's requests. */
  settle: () => Promise<void>
}

const never = () => new Promise<never>(() => {})
const START = Date.UTC(2026, 5, 1)
/** Answers are slow, and disks, ms. */
const DATED_WITHIN = 30_000

/** One device, the house, and what lies between them, all by one seed. */
export function createWorld({ seed, foreign, ...setup }: WorldSetup): World {
  const random = createRandom(seed)
  const timeline = createTimeline(START, async () => {
    await setup.settle()
    if (oracle.broken !== null) throw oracle.broken
  })
  const oracle = createOracle(foreign)
  const house = createHouse(random, oracle, foreign, timeline.now)
  const network = createNetwork(timeline, random, house, oracle, foreign)
  const disk = setup.store ?? createMemoryStore()
  let skewed = 0
  /** When the device's clock was last set, and when each row was first written: by the true time. */
  let setAt = 0
  const madeAt = new Map<string, number>()
  /** What remember.ts keeps over the ends of pages. */
  const kept: { difference?: number; heardAt?: number } = {}
  /** The epoch of the house as this device has it written. */
  let heard: unknown
  let diskTakes = 0
  let ids = 0
  const newId = () => {
    const hex = (ids += 1).toString(16).padStart(12, '0')
    return `01900000-0000-7000-8000-${hex}`
  }
  const tabs: Tab[] = []
  const lock = createLock()

  /** What leaves is dated right where that can be known: then, or now by a clock not set since. */
  function checkDates(ask: Ask, known: boolean): void {
    const { operations } = ask.body as { operations: { id: string; device_time: string }[] }
    for (const { id, device_time } of operations) {
      const made = madeAt.get(id) ?? 0
      const sure = oracle.rows.get(id)?.clock?.known === true || (known && setAt < made)
      const off = Date.parse(device_time) - made
      if (sure && Math.abs(off) > DATED_WITHIN) oracle.fail(`Dated ${off} ms off`, id)
    }
  }

  function open(kind: 'page' | 'worker'): Tab {
    let steps = Infinity
    const timers = new Set<() => void>()
    const link = createValue<LinkState>({ state: 'unknown' })
    let host: HostKind = 'unknown'
    const clock = createClock(() => timeline.now() + skewed, timeline.now)
    clock.restore(kept.difference, kept.heardAt)

    let frozen: Promise<void> | null = null
    /** Until the page runs again; for ever when it is dead. */
    const running = async (): Promise<void> => {
      if (!tab.alive) return never()
      if (frozen === null) return
      await frozen
      return running()
    }

    const tab = {
      kind,
      alive: true,
      link,
      die() {
        tab.alive = false
        for (const cancel of timers) cancel()
        lock.leave(tab)
      },
      freeze(ms: number) {
        if (frozen !== null) return
        const thawed = timeline.sleep(ms).then(() => {
          frozen = null
          lock.comeBack(tab)
        })
        frozen = thawed
        lock.stepAside(tab)
      },
      dieIn: (count: number) => void (steps = count),
    } as Tab

    /** `before`: dies instead of doing it; `after`: dies having done it. */
    const gate = (): 'live' | 'before' | 'after' => {
      steps -= 1
      if (steps > 0) return 'live'
      return random.chance(0.5) ? 'before' : 'after'
    }

    const store: OutboxStore = {
      read: async (work) => {
        await running()
        const result = await disk.read(work)
        await running()
        return result
      },
      async write(work, options) {
        await running()
        const fate = gate()
        if (fate === 'before') tab.die()
        const takes = diskTakes > 0 && random.chance(0.3) ? random.below(diskTakes) : 0
        const written: OperationRow[] = []
        const removed: string[] = []
        let epoch: unknown
        // A transaction of a page that died before its commit leaves nothing behind.
        class Died extends Error {}
        try {
          const result = await disk.write(async (tx) => {
            const done = await work(recording(tx, written, removed, (is) => void (epoch = is)))
            if (takes > 0 && setup.store === undefined) await timeline.sleep(takes)
            if (!tab.alive) throw new Died()
            // As the commit does: nothing runs between this and what the disk then holds.
            return done
          }, options)
          for (const { id, replaces = '', actorKey } of written) {
            // What was taken over was recorded when its person did.
            const isTheirs = oracle.rows.get(replaces)?.actorKey !== actorKey
            const then = isTheirs ? madeAt.get(replaces) : undefined
            if (!madeAt.has(id)) madeAt.set(id, then ?? timeline.now())
          }
          const anew = epoch !== undefined && epoch !== heard
          if (epoch !== undefined) {
            // What is being sent by now was chosen before this was known.
            const under = [...oracle.rows.values()].filter(({ attemptId }) => attemptId !== null)
            oracle.leftUnaware(under.map(tagOf))
            heard = epoch
          }
          oracle.committed(written, house.isVoid, anew)
          oracle.removed(removed)
          if (fate === 'after') tab.die()
          await running()
          return result
        } catch (error) {
          await running()
          throw error
        }
      },
      subscribe: (listener) => disk.subscribe(() => void (tab.alive && listener())),
    }

    const locks: Locks = {
      request: (_, work) => (tab.alive ? lock.request(tab, work) : never()),
    }
    const asking = async (ask: Ask): Promise<Asked> => {
      await running()
      const fate = gate()
      if (fate === 'before') tab.die()
      await running()
      const askedAt = clock.device()
      if (ask.route === 'sendOutbox') {
        checkDates(ask, clock.known())
        const { operations } = ask.body as { operations: { body: Body }[] }
        if (heard !== house.epoch || house.isUnnoticed()) {
          oracle.leftUnaware(operations.map(({ body }) => body.tag))
        }
      }
      const sent = network.send(ask)
      if (fate === 'after') tab.die()
      const said = await sent
      await running()
      if (said.kind === 'answer' && said.houseTime !== null) {
        clock.note(said.houseTime, askedAt, clock.device())
        kept.difference = clock.difference()
        kept.heardAt = clock.now()
      }
      if (said.kind === 'answer') host = foreign ? 'foreign' : 'ours'
      if (said.kind === 'none') {
        link.set({ state: 'down', cause: said.cause, since: timeline.now() })
      } else if (link.getSnapshot().state !== 'up') link.set({ state: 'up' })
      return said
    }
    const outboxSetup: OutboxSetup = {
      store,
      locks,
      now: clock.now,
      device: clock.device,
      known: clock.known,
      random: random.next,
      appVersion: '',
      deviceName: () => null,
      newId,
      hostKind: () => host,
      ...(kind === 'page' ? { link } : {}),
      schedule(work, ms) {
        if (!tab.alive) return () => {}
        const cancel = timeline.after(ms, () => {
          timers.delete(cancel)
          if (frozen === null) work()
          else void running().then(work)
        })
        timers.add(cancel)
        return cancel
      },
      // A worker sends, and hears no epochs.
      ask: kind === 'page' ? trackEpochs(asking, () => Promise.resolve(tab.outbox)) : asking,
    }
    tab.catchUp = () => {
      if (!foreign) void outboxSetup.ask({ route: 'getChanges' })
    }
    tab.outbox = createOutbox(outboxSetup)
    tabs.push(tab)
    if (kind === 'page') tab.outbox.start({ events: new EventTarget(), visible: () => true })
    return tab
  }

  return {
    random,
    timeline,
    house,
    network,
    oracle,
    foreign,
    open,
    newId,
    tabs: () => tabs.filter((tab) => tab.alive),
    skew(ms) {
      skewed = ms
      setAt = timeline.now()
    },
    slowDisk: (ms) => void (diskTakes = ms),
    rows: () => disk.read((tx) => tx.ofActors()),
  }
}

function recording(
  tx: OutboxTx,
  written: OperationRow[],
  removed: string[],
  heard: (epoch: unknown) => void,
): OutboxTx {
  return {
    ...tx,
    remove(ids) {
      removed.push(...ids)
      return tx.remove(ids)
    },
    putFact(name, value) {
      if (name === 'epoch') heard(value)
      return tx.putFact(name, value)
    },
    put(rows) {
      written.push(...rows)
      return tx.put(rows)
    },
  }
}

/** A Web Lock: in order of asking, released when its page dies or is put away. */
function createLock() {
  interface Entry {
    tab: Tab
    start: () => void
  }
  let holder: Entry | null = null
  let waiting: Entry[] = []
  let aside: Entry[] = []
  const next = () => {
    holder = waiting.shift() ?? null
    holder?.start()
  }
  const add = (entry: Entry) => {
    waiting.push(entry)
    if (holder === null) next()
  }
  const without = (tab: Tab) => {
    waiting = waiting.filter((entry) => entry.tab !== tab)
    aside = aside.filter((entry) => entry.tab !== tab)
    if (holder?.tab === tab) next()
  }
  return {
    request<T>(tab: Tab, work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const entry: Entry = {
          tab,
          start: () => {
            const over = () => {
              if (holder === entry) next()
            }
            void work().then(resolve, reject).finally(over)
          },
        }
        add(entry)
      })
    },
    leave: without,
    stepAside(tab: Tab) {
      const own = waiting.filter((entry) => entry.tab === tab)
      without(tab)
      aside.push(...own)
    },
    comeBack(tab: Tab) {
      const own = aside.filter((entry) => entry.tab === tab)
      aside = aside.filter((entry) => entry.tab !== tab)
      for (const entry of own) if (tab.alive) add(entry)
    },
  }
}
