import { createValue, type Value } from '../value.ts'
import type { LinkCause, LinkState } from './types.ts'

/**
 * Time between looks while the server does not answer, ms: doubled from the first to the last. A
 * look into a dead link costs nobody anything, and a link that is up for five seconds must be enough;
 * one that a portal or a server in trouble answers costs bytes, or adds to the trouble.
 */
const FIRST_LOOK = 1_000
const LAST_LOOK: Record<LinkCause, number> = {
  'no-network': 4_000,
  'no-house': 4_000,
  'house-trouble': 60_000,
  'not-the-house': 30_000,
}

/**
 * Whether the server answers, worked out from real requests alone. `navigator.onLine` is a hint to
 * look at once, never a gate (design §5).
 */
export interface Link extends Value<LinkState> {
  /** An answer of the server came. */
  heard(): void
  /** None did, or somebody else's. */
  missed(cause: LinkCause): void
  /** What was known before a reload; ignored once something was asked. */
  restore(state: unknown): void
  /** Asks now; resolves when the answer, or none, is there. */
  look(): Promise<void>
  /** Looks now and then while the server does not answer. Returns what ends it. */
  watch(surroundings: LinkEnvironment): () => void
}

/** Page or test around the link. */
export interface LinkEnvironment {
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  visible(): boolean
}

export interface LinkSetup {
  /** A small request through `ask`, which in turn calls `heard` or `missed`. */
  probe(): Promise<unknown>
  now?: () => number
  /** 0 to 1 */
  random?: () => number
}

export function createLink(setup: LinkSetup): Link {
  const now = setup.now ?? Date.now
  const random = setup.random ?? Math.random
  const value = createValue<LinkState>({ state: 'unknown' })
  let wait = FIRST_LOOK
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | undefined
  let environment: LinkEnvironment | undefined
  /** The page is going away: its requests fail for that reason alone. */
  let leaving = false

  const look = () => {
    clearTimeout(timer)
    looking ??= setup
      .probe()
      .then(() => undefined)
      .finally(() => {
        looking = undefined
        plan()
      })
    return looking
  }

  const lookNow = () => {
    wait = FIRST_LOOK
    void look()
  }
  const leave = () => void (leaving = true)
  const stay = () => void (leaving = false)

  /** The next look, with jitter, so that a guest house full of phones does not ask in step. */
  const plan = () => {
    clearTimeout(timer)
    const is = value.getSnapshot()
    if (environment?.visible() !== true || is.state !== 'down') return
    const maxWait = LAST_LOOK[is.cause]
    timer = setTimeout(() => void look(), Math.min(wait, maxWait) * (0.75 + random() / 2))
    wait = Math.min(wait * 2, maxWait)
  }

  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    look,
    heard() {
      wait = FIRST_LOOK
      clearTimeout(timer)
      if (value.getSnapshot().state !== 'up') value.set({ state: 'up' })
    },
    missed(cause) {
      if (leaving) return
      const was = value.getSnapshot()
      const since = was.state === 'down' ? was.since : now()
      if (was.state !== 'down' || was.cause !== cause) value.set({ state: 'down', cause, since })
      if (was.state !== 'down') plan()
    },
    restore(state) {
      if (value.getSnapshot().state !== 'unknown' || !isDown(state)) return
      value.set(state)
      void look()
    },
    watch(surroundings) {
      environment = surroundings
      const seen = () => {
        if (surroundings.visible() && value.getSnapshot().state === 'down') lookNow()
        else if (!surroundings.visible()) clearTimeout(timer)
      }
      const all = [
        ['online', lookNow],
        ['offline', lookNow],
        ['visibilitychange', seen],
        ['pagehide', leave],
        ['pageshow', stay],
      ] as const
      for (const [type, listener] of all) surroundings.events.addEventListener(type, listener)
      plan()
      return () => {
        environment = undefined
        clearTimeout(timer)
        for (const [type, listener] of all) surroundings.events.removeEventListener(type, listener)
      }
    },
  }
}

const causes: readonly unknown[] = ['no-network', 'no-house', 'house-trouble', 'not-the-house']

function isDown(state: unknown): state is LinkState & { state: 'down' } {
  if (typeof state !== 'object' || state === null) return false
  const { state: is, cause, since } = state as Record<string, unknown>
  return is === 'down' && causes.includes(cause) && typeof since === 'number'
}
