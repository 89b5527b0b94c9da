import type { NewRecord } from '#offline/reads/new-records.ts'

type Listener = (arrived: readonly NewRecord[]) => void

const listeners = new Set<Listener>()

/** What came in at the house, as any tab of this device heard of it: see start/follow-house.ts. */
export const newRecords = {
  tell(arrived: readonly NewRecord[]): void {
    if (arrived.length > 0) for (const listener of listeners) listener(arrived)
  },
  /** Returns what ends it. */
  hear(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
