import { createValue, type Value } from '../value.ts'

/** How many answers the difference is taken from. */
const SAMPLES = 9
/** An answer slower than this says too little about the moment it was made, ms. */
const SLOWEST = 10_000
/** The device's clock was set meanwhile: what was learnt before is void, ms. */
const JUMP = 30_000

export interface HouseClock extends Value<number> {
  /** The house's time now, ms since 1970. The device's own until the house was heard once. */
  now(): number
  /** House minus device, ms. */
  difference(): number
  /** An answer made at `houseTime` (ISO), asked and received at these moments of the device. */
  note(houseTime: string, askedAt: number, receivedAt: number): void
  /** What was known before a reload; ignored once an answer was heard. */
  recall(difference: unknown): void
}

/** `read`: the device's clock, ms. */
export function createClock(read: () => number = Date.now): HouseClock {
  let samples: number[] = []
  const value = createValue(0)
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    now: () => read() + value.getSnapshot(),
    difference: value.getSnapshot,
    note(houseTime, askedAt, receivedAt) {
      const house = Date.parse(houseTime)
      if (Number.isNaN(house) || receivedAt < askedAt || receivedAt - askedAt > SLOWEST) return
      // The answer was made about half way.
      const sample = Math.round(house - (askedAt + receivedAt) / 2)
      if (Math.abs(sample - median(samples, sample)) > JUMP) samples = []
      samples = [...samples, sample].slice(-SAMPLES)
      value.set(median(samples, sample))
    },
    recall(difference) {
      if (samples.length === 0 && typeof difference === 'number' && Number.isFinite(difference)) {
        value.set(difference)
      }
    },
  }
}

function median(values: readonly number[], otherwise: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? otherwise
}
