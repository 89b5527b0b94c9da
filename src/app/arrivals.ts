import type { Arrival } from '#offline/reads/arrivals.ts'

type Listener = (arrived: readonly Arrival[]) => void

const listeners = new Set<Listener>()

/** What came in at the house, as any tab of this device heard of it: see start/follow-house.ts. */
export const arrivals = {
  tell(arrived: readonly Arrival[]): void {
    if (arrived.length > 0) for (const listener of listeners) listener(arrived)
  },
  /** Returns what ends it. */
  hear(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
