import { EVENT_BEAT, type ServerEvent, type Resource } from '#contract/resources.ts'
import type { LinkState } from '../link/types.ts'
import type { SettableValue, Value } from '../value.ts'
import { readEvents, SILENCE } from './live-stream.ts'
import type { LiveState } from './live-state.ts'

/** Time before the stream is opened again, ms: doubled from the first to the last. */
const FIRST_WAIT = 1_000
const LAST_WAIT = 60_000
/** How long the stream's answer may take to begin, ms: doubled likewise, for slow links. */
const FIRST_LIMIT = 5_000
const LAST_LIMIT = 15_000
/** How often it is looked at whether the stream still sends, ms. */
const TICK = 5_000
/** `since` of a try that has not begun. */
const WAITS = Infinity

export interface LiveSetup {
  /** Opens GET /api/events; null without a stream or an answer in time (`limit`, ms). */
  open(signal: AbortSignal, limit: number): Promise<ReadableStream<Uint8Array> | null>
  /** Catches up. `resources`: what the server says has changed; null where that is not known. */
  catchUp(resources: readonly Resource[] | null): Promise<unknown>
  link: Pick<Value<LinkState>, 'getSnapshot' | 'subscribe'>
  /** Holds the stream for all tabs of one person; resolves when `work` is over. */
  lead(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** Says whether what is shown is live. */
  state: SettableValue<LiveState>
  /** The stream sent something here: for the other tabs, which then say `heardElsewhere`. */
  onReceived(person: string): void
  /** While the stream is silent, the server is asked this often, ms; null: not at all. */
  askEvery(): number | null
  /** When the server last answered, ISO. */
  asOf(): string | null
  /** ms */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  random?: () => number
  now?: () => number
}

export interface Live {
  /** Follows the server as this person until stopped. Starting again follows somebody else. */
  start(person: string): void
  stop(): void
  /** Another tab of this person received from the stream just now. */
  heardElsewhere(): void
  /**
   * The page was away, or a person wants to know: reads at once, and opens the stream anew unless it
   * sent something within a beat. `changed`: in any case, since the network is another one.
   */
  wake(changed?: boolean): void
}

/**
 * One stream a device and person: the tab that holds the lock reads it, catches up on each change
 * and on every reconnect, and the others are notified (design §6). While no stream sends, whatever
 * the reason, every tab asks by itself.
 */
export function createLive(setup: LiveSetup): Live {
  const sleep = setup.sleep ?? pause
  const random = setup.random ?? Math.random
  const now = setup.now ?? Date.now
  let following: { person: string; stop: AbortController; end: () => void } | undefined
  /** Ends the try to read the stream that is under way, and the wait for the next. */
  let attempt = { since: 0, end: () => {} }
  let heardAt = 0
  let askedAt = 0

  const noteReceived = () => {
    heardAt = now()
    if (!setup.state.getSnapshot().live) setup.state.set({ live: true })
  }
  const read = (resources: readonly Resource[] | null = null) => {
    askedAt = now()
    void setup.catchUp(resources)
  }

  async function follow(person: string, signal: AbortSignal): Promise<void> {
    let wait = FIRST_WAIT
    let limit = FIRST_LIMIT
    const onEvent = (event: ServerEvent) => {
      noteReceived()
      setup.onReceived(person)
      // `hello` is the first line of every stream: what happened while it was cut is fetched then.
      if (event.type === 'hello') read()
      else if (event.type === 'changed' && event.resources.length > 0) read(event.resources)
    }
    while (!signal.aborted) {
      const early = childOf(signal)
      attempt = { since: now(), end: () => early.abort() }
      const body = await setup.open(early.signal, limit)
      const wasReceived = body !== null && (await readEvents(body, onEvent, early.signal))
      early.abort()
      if (signal.aborted) return
      // Silent: what it would have sent is fetched now. After a cut, the next one's `hello` does it.
      if (wasReceived && now() - heardAt >= SILENCE) read()
      wait = wasReceived ? FIRST_WAIT : wait
      limit = wasReceived ? FIRST_LIMIT : Math.min(limit * 2, LAST_LIMIT)
      await waitForHouse(wait * (0.75 + random() / 2), signal)
      wait = Math.min(wait * 2, LAST_WAIT)
    }
  }

  /** The wait, cut short when the link comes back, or the page wakes. */
  async function waitForHouse(ms: number, signal: AbortSignal): Promise<void> {
    const early = childOf(signal)
    attempt = { since: WAITS, end: () => early.abort() }
    const end = setup.link.subscribe(() => {
      if (setup.link.getSnapshot().state === 'up') early.abort()
    })
    await sleep(ms, early.signal)
    early.abort()
    end()
  }

  /** By the wall's clock, since a device that slept kept its timers waiting. */
  function tick() {
    const time = now()
    // The clock was put back.
    heardAt = Math.min(heardAt, time)
    askedAt = Math.min(askedAt, time)
    if (time - heardAt <= SILENCE) return
    if (time - attempt.since > SILENCE) attempt.end()
    const every = setup.askEvery()
    if (every === null) return
    if (time - askedAt >= every && setup.link.getSnapshot().state !== 'down') read()
    const was = setup.state.getSnapshot()
    const asOf = setup.asOf()
    if (was.live || was.asOf !== asOf) setup.state.set({ live: false, asOf })
  }

  function stop() {
    following?.stop.abort()
    following?.end()
    following = undefined
  }

  return {
    start(person) {
      if (following?.person === person) return
      stop()
      const ended = new AbortController()
      const ticking = setInterval(tick, TICK)
      following = { person, stop: ended, end: () => clearInterval(ticking) }
      noteReceived()
      const { signal } = ended
      void setup.lead(`imisozi-live:${person}`, () => follow(person, signal), signal)
    },
    stop,
    heardElsewhere: noteReceived,
    wake(changed = false) {
      if (following === undefined) return
      read()
      const missed = now() - heardAt > EVENT_BEAT + TICK / 2
      if (changed || missed || attempt.since === WAITS) attempt.end()
    },
  }
}

/** Ends with its parent, or by itself; ended in any case when it is done with. */
function childOf(parent: AbortSignal): AbortController {
  const child = new AbortController()
  parent.addEventListener('abort', () => child.abort(), { signal: child.signal })
  if (parent.aborted) child.abort()
  return child
}

/** Resolves after `ms`, or when stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done()
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}

/** Web Locks over tabs; without them (no secure context) each tab has a stream of its own. */
export async function leadByLock(
  name: string,
  work: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  if (locks === undefined) return work()
  try {
    await locks.request(name, { signal }, work)
  } catch {
    // Stopped before its turn came.
  }
}
