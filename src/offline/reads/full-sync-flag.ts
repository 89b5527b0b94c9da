const KEY = 'imisozi:whole'

/** Whose tables GET /api/changes keeps whole on this device. */
export interface FullSyncFlag {
  has(person: string): boolean
  add(person: string): void
  remove(person: string): void
}

/**
 * In web storage, so that it is known before the device's store is open: a list is then not asked
 * for beside the changes. A wrong flag costs one request, never a row.
 */
export function storedFullSyncFlag(storage: Storage | null): FullSyncFlag {
  let people = (storage?.getItem(KEY) ?? '').split(' ').filter((person) => person !== '')
  const set = (next: string[]) => {
    people = next
    try {
      storage?.setItem(KEY, people.join(' '))
    } catch {
      // Full: asked anew after the next start.
    }
  }
  return {
    has: (person) => people.includes(person),
    add(person) {
      if (!people.includes(person)) set([...people, person])
    },
    remove: (person) => set(people.filter((other) => other !== person)),
  }
}
