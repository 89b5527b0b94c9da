import type { HouseEvent, Resource } from '#contract/resources.ts'
import type { LinkState } from '../link/types.ts'
import type { Value } from '../value.ts'
import { readEvents } from './live-stream.ts'

/** Time before the stream is opened again, ms: doubled from the first to the last. */
const FIRST_WAIT = 1_000
const LAST_WAIT = 60_000

export interface LiveSetup {
  /** Opens GET /api/events; null when the house is not heard or has no stream. */
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null>
  /** Catches up. `resources`: what the house says has changed; null after a reconnect. */
  catchUp(resources: readonly Resource[] | null): Promise<unknown>
  link: Pick<Value<LinkState>, 'getSnapshot' | 'subscribe'>
  /** Holds the stream for all tabs of one person; resolves when `work` is over. */
  lead(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** ms */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  random?: () => number
}

export interface Live {
  /** Follows the house as this person until stopped. Starting again follows somebody else. */
  start(person: string): void
  stop(): void
}

/**
 * One stream a device and person: the tab that holds the lock reads it, catches up on each change
 * and on every reconnect, and the others hear of it (design §6).
 */
export function createLive(setup: LiveSetup): Live {
  const sleep = setup.sleep ?? pause
  const random = setup.random ?? Math.random
  let following: { person: string; stop: AbortController } | undefined

  async function follow(signal: AbortSignal): Promise<void> {
    let wait = FIRST_WAIT
    while (!signal.aborted) {
      const body = await setup.open(signal)
      const heard = body !== null && (await readEvents(body, hear, signal))
      if (heard) wait = FIRST_WAIT
      if (signal.aborted) return
      await waitForHouse(wait * (0.75 + random() / 2), signal)
      wait = Math.min(wait * 2, LAST_WAIT)
    }
  }

  /** `hello` is the first line of every stream: what happened while it was cut is fetched then. */
  function hear(event: HouseEvent) {
    if (event.type === 'hello') void setup.catchUp(null)
    else if (event.type === 'changed' && event.resources.length > 0) {
      void setup.catchUp(event.resources)
    }
  }

  /** The wait, cut short when the link comes back. */
  async function waitForHouse(ms: number, signal: AbortSignal): Promise<void> {
    const early = new AbortController()
    const wake = () => early.abort()
    const end = setup.link.subscribe(() => {
      if (setup.link.getSnapshot().state === 'up') wake()
    })
    signal.addEventListener('abort', wake)
    await sleep(ms, early.signal)
    signal.removeEventListener('abort', wake)
    end()
  }

  return {
    start(person) {
      if (following?.person === person) return
      following?.stop.abort()
      const stop = new AbortController()
      following = { person, stop }
      void setup.lead(`imisozi-live:${person}`, () => follow(stop.signal), stop.signal)
    },
    stop() {
      following?.stop.abort()
      following = undefined
    },
  }
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
