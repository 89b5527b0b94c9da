import type { DeviceLoader, OpenedDevice } from './load.ts'
import { NotSavedError, type Outbox } from './outbox/types.ts'

/** A person waits this long for "saved", ms. */
const CONFIRM_LIMIT = 3_000

/**
 * The outbox for screens, before its code is here: each call waits for it. What confirms never
 * waits longer than a person would.
 */
export function lazyOutbox(device: DeviceLoader, onConfirmed: () => void = () => {}): Outbox {
  const loaded = async () => (await device.loaded())?.outbox ?? notLoaded()
  /** What a person does brings the code in; what a screen shows waits until after first paint. */
  const outbox = () => {
    device.load()
    return loaded()
  }
  /** Some stores never answer when they are opened: readers must not wait for them. */
  const readable = async () => {
    const opened = await loaded()
    return (await device.ready()) === null ? notLoaded() : opened
  }
  return {
    async confirm(...operations) {
      device.load()
      const opened = await soon(device.loaded())
      const row = await opened.outbox.confirm(...operations)
      onConfirmed()
      return row
    },
    withdraw: async (id, by) => (await outbox()).withdraw(id, by),
    change: async (id, change) => (await outbox()).change(id, change),
    retry: async (id) => (await outbox()).retry(id),
    sendNow: async () => (await outbox()).sendNow(),
    dismiss: async (id) => (await outbox()).dismiss(id),
    list: async (actorKeys) => (await readable()).list(actorKeys),
    actors: async () => (await readable()).actors(),
    subscribe(listener) {
      let end: (() => void) | undefined
      let ended = false
      const follow = () => {
        if (ended || end !== undefined) return
        void device.loaded().then((opened) => {
          if (ended || end !== undefined || opened === null) return
          end = opened.outbox.subscribe(listener)
          // Rows of an earlier visit.
          listener()
        })
      }
      follow()
      // Its code may come in at a later try only, or the store open after all.
      const unfollow = device.subscribe(() => {
        follow()
        if (!ended && device.getSnapshot() === 'ok') listener()
      })
      return () => {
        ended = true
        unfollow()
        end?.()
      }
    },
  }
}

async function soon(loaded: Promise<OpenedDevice | null>): Promise<OpenedDevice> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotSavedError('timeout')), CONFIRM_LIMIT)
  })
  try {
    return (await Promise.race([loaded, late])) ?? notLoaded()
  } finally {
    clearTimeout(timer)
  }
}

function notLoaded(): never {
  throw new NotSavedError('unavailable')
}
