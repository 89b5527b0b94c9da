import { createValue, type Value } from '../value.ts'

/** How many answers the difference is taken from. */
const SAMPLES = 9
/** An answer slower than this says too little about the moment it was made, ms. */
const SLOWEST = 10_000
/** The device's clock was set meanwhile: what was learnt before is void, ms. */
const JUMP = 30_000

export interface ServerClock extends Value<number> {
  /** The server's time now, ms since 1970. The device's own until the server answered once. */
  now(): number
  /** Server minus device, ms. */
  difference(): number
  /** The server answered since this program began, and the device's clock hardly set since. */
  known(): boolean
  /** The device's own clock, ms. */
  device(): number
  /** An answer made at `houseTime` (ISO), asked and received at these moments of the device. */
  note(houseTime: string, askedAt: number, receivedAt: number): void
  /**
   * What was known before a reload, and the server's time when it last answered: ms, below which
   * time never goes. Ignored once an answer came.
   */
  restore(difference: unknown, heardAt?: unknown): void
}

/**
 * @param read the device's clock, ms
 * @param run time since some moment, ms: cannot be set, though it may stand still in sleep
 */
export function createClock(
  read: () => number = Date.now,
  run: () => number = () => performance.now(),
): ServerClock {
  let samples: number[] = []
  let known = false
  const value = createValue(0)
  let difference = 0
  let last = { at: read(), ran: run() }

  const set = (next: number) => {
    difference = next
    value.set(next)
  }
  /** The device's clock; finds out whether it was set since it was last read. */
  const device = () => {
    const [at, ran] = [read(), run()]
    const jumped = at - last.at - (ran - last.ran)
    last = { at, ran }
    if (Math.abs(jumped) <= JUMP) return at
    samples = []
    // Back: the server's time goes on as it did. Ahead: set, or asleep, which nobody can tell.
    if (jumped > 0) known = false
    else difference -= jumped
    // Who asks for the time may be drawing a screen.
    queueMicrotask(() => value.set(difference))
    return at
  }
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    now: () => device() + difference,
    difference: () => difference,
    known() {
      device()
      return known
    },
    device,
    note(houseTime, askedAt, receivedAt) {
      const house = Date.parse(houseTime)
      if (Number.isNaN(house) || receivedAt < askedAt || receivedAt - askedAt > SLOWEST) return
      // The answer was made about half way.
      const sample = Math.round(house - (askedAt + receivedAt) / 2)
      if (Math.abs(sample - median(samples, sample)) > JUMP) samples = []
      samples = [...samples, sample].slice(-SAMPLES)
      known = true
      set(median(samples, sample))
    },
    restore(stored, heardAt) {
      if (known) return
      const least = isNumber(heardAt) ? heardAt : -Infinity
      // Before the last answer: the clock was set back while nobody looked.
      const next = Math.max(isNumber(stored) ? stored : 0, least - device())
      if (isNumber(stored) || isNumber(heardAt)) set(next)
    },
  }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

function median(values: readonly number[], otherwise: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? otherwise
}
