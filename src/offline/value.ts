/**
 * A value that screens and wiring follow without knowing React: fits useSyncExternalStore.
 */
export interface Value<T> {
  getSnapshot(): T
  /** Calls back after each change. Returns what ends it. */
  subscribe(listener: () => void): () => void
}

export interface SettableValue<T> extends Value<T> {
  /** Callers hand over a new object for a change: equality is identity. */
  set(next: T): void
}

export function createValue<T>(initial: T): SettableValue<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
