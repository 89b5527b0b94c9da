/** The one lock of the device's outbox: whoever holds it may send. */
export const OUTBOX_LOCK = 'imisozi-outbox'

export interface Locks {
  /** Waits for the lock, holds it while `work` runs. */
  request<T>(name: string, work: () => Promise<T>): Promise<T>
}

/**
 * Web Locks: released by the browser when the page or worker dies. Outside secure contexts there
 * are none (nor a worker): turns are then taken within this page alone, and what two pages send at
 * once the server tells apart by the key.
 */
export function pageLocks(): Locks {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  let last: Promise<unknown> = Promise.resolve()
  return {
    request<T>(name: string, work: () => Promise<T>): Promise<T> {
      if (locks !== undefined) return locks.request(name, work) as Promise<T>
      const turn = last.then(work, work)
      last = turn
      return turn
    },
  }
}
