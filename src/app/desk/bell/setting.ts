import { createValue, type Value } from '#offline/value.ts'

const KEY = 'imisozi:bell'

/** Ids of people who want the bell on this device. In web storage, so that it survives sign-out. */
export interface BellSetting extends Value<readonly string[]> {
  set(person: string, on: boolean): void
}

export function storedBell(storage: Pick<Storage, 'getItem' | 'setItem'> | null): BellSetting {
  const people = createValue<readonly string[]>(read(storage))
  return {
    getSnapshot: people.getSnapshot,
    subscribe: people.subscribe,
    set(person, on) {
      const others = people.getSnapshot().filter((one) => one !== person)
      const next = on ? [...others, person] : others
      people.set(next)
      try {
        storage?.setItem(KEY, JSON.stringify(next))
      } catch {
        // Full: it holds until the page is closed.
      }
    },
  }
}

function read(storage: Pick<Storage, 'getItem'> | null): string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
