import type { NewRecord } from '#offline/reads/new-records.ts'

type Listener = (arrived: readonly NewRecord[]) => void

const listeners = new Set<Listener>()

/** New records of the server, received by any tab of this device: see start/follow-server.ts. */
export const newRecords = {
  notify(arrived: readonly NewRecord[]): void {
    if (arrived.length > 0) for (const listener of listeners) listener(arrived)
  },
  /** Returns the function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
