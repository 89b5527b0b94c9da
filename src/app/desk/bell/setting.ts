import { createValue, type Value } from '#offline/value.ts'

const KEY = 'imisozi:bell'

/** Who wants the bell on this device: their ids. Kept in web storage, so that it outlives sign-out. */
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
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
