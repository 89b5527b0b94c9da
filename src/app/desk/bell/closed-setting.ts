import { createValue, type Value } from '#offline/value.ts'

const KEY = 'imisozi:bell-closed'

/**
 * Whether this device is to be told when the app is closed: the device's, whoever works on it, and
 * kept through a sign-out.
 */
export interface ClosedSetting extends Value<boolean> {
  set(on: boolean): void
}

export function storedClosed(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ClosedSetting {
  const value = createValue(read(storage))
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    set(on) {
      value.set(on)
      try {
        storage?.setItem(KEY, on ? 'on' : 'off')
      } catch {
        // Full: it holds until the page is closed.
      }
    },
  }
}

function read(storage: Pick<Storage, 'getItem'> | null): boolean {
  try {
    return storage?.getItem(KEY) === 'on'
  } catch {
    return false
  }
}
