import type { Resource } from '#contract/resources.ts'

export type ChangeListener = (resources: Resource[]) => void

/** Listeners to commits in this process. */
export function changeListeners() {
  const listeners = new Set<ChangeListener>()
  return {
    add(listener: ChangeListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(resources: Resource[]): void {
      if (resources.length === 0) return
      for (const listener of listeners) listener(resources)
    },
    clear(): void {
      listeners.clear()
    },
  }
}
