import { useSyncExternalStore } from 'react'

/** Subscribes to a value outside React (its getSnapshot must be stable between changes). */
export function useValue<T>(value: {
  getSnapshot(): T
  subscribe(listener: () => void): () => void
}): T {
  return useSyncExternalStore(value.subscribe, value.getSnapshot)
}
