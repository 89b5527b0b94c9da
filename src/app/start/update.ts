import { createValue, type Value } from '#offline/value.ts'
import type { DeviceState } from '#offline/load.ts'

export type UpdateState =
  | { state: 'none' }
  /** A new version is installed and waits: offer `apply`. */
  | { state: 'waiting' }
  | { state: 'applying' }
  /**
   * This page is the old version: another tab activated the new one, or the device's store is newer
   * than this code. Ask for a reload (`apply` does it).
   */
  | { state: 'reload'; why: 'new-version' | 'newer-store' }

export interface Updates extends Value<UpdateState> {
  /** The person accepted: activates the new version and reloads, after pending requests are done. */
  apply(): Promise<void>
}

export interface UpdateSetup {
  /** Tells the waiting worker to take over, if there is one; see sw/messages.ts. */
  skipWaiting: () => void
  reload: () => void
  /** Resolves when no request is under way. Rows are safe in any case; their answers would be lost. */
  sent: () => Promise<unknown>
  /** A dirty form, a payment under way: see offline/reload-hold.ts. */
  holds: Value<readonly unknown[]>
  device: Value<DeviceState>
  visible: () => boolean
}

/** How long an accepted update waits for requests under way, ms. */
const SENDING_LIMIT = 10_000

export interface UpdateControl extends Updates {
  /** The worker of a new version is installed and waits. */
  waiting(): void
  /** Another worker controls this page now. */
  controllerChanged(): void
  /** The page is hidden: a reload now disturbs nobody. */
  hidden(): void
}

/** Never reloads by itself while a reload is held back or the page is visible. */
export function createUpdates(setup: UpdateSetup): UpdateControl {
  const value = createValue<UpdateState>({ state: 'none' })

  setup.device.subscribe(() => {
    if (setup.device.getSnapshot() === 'newer') value.set({ state: 'reload', why: 'newer-store' })
  })

  const reloadUnseen = () => {
    if (setup.visible() || setup.holds.getSnapshot().length > 0) return
    setup.reload()
  }
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    waiting() {
      if (value.getSnapshot().state === 'none') value.set({ state: 'waiting' })
    },
    controllerChanged() {
      if (value.getSnapshot().state === 'applying') {
        setup.reload()
        return
      }
      value.set({ state: 'reload', why: 'new-version' })
      reloadUnseen()
    },
    hidden() {
      if (value.getSnapshot().state === 'reload') reloadUnseen()
    },
    async apply() {
      const { state } = value.getSnapshot()
      if (state !== 'waiting' && state !== 'reload') return
      value.set({ state: 'applying' })
      await inTime(setup.sent(), SENDING_LIMIT)
      if (state === 'reload') setup.reload()
      else setup.skipWaiting()
    },
  }
}

async function inTime(work: Promise<unknown>, limit: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, limit)
  })
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}
