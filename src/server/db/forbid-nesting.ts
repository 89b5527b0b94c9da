import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Refuses a transaction inside another one: on SQLite it would wait for the outer one for ever, on
 * PostgreSQL for any row that the outer one has locked.
 */
export function forbidNesting() {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()?.open) {
      throw new Error('A transaction was opened inside another one: pass its Tx along instead')
    }
    const frame = { open: true }
    try {
      return await current.run(frame, work)
    } finally {
      // Work that is still running (a timer, a stream) may open its own transactions later.
      frame.open = false
    }
  }
}
