import { createValue, type Value } from './value.ts'
import type { DeviceState } from './db/open.ts'
import type { OpenedDevice } from './device.ts'

export type { DeviceState, OpenedDevice }

/** The device's store, which comes in by `import()` after first paint. */
export interface DeviceLoader extends Value<DeviceState> {
  /** Starts loading it; again after a failure. */
  load(): void
  /** The store, once it is open; null before, and while it can't be had. */
  now(): OpenedDevice | null
  /** Waits for the store to be loaded and open; null when it can't be had. Does not start it. */
  ready(): Promise<OpenedDevice | null>
  /** The code, whether or not the store opens; null when the code itself did not arrive. */
  loaded(): Promise<OpenedDevice | null>
}

export function createDeviceLoader(open: () => Promise<OpenedDevice>): DeviceLoader {
  const state = createValue<DeviceState>('opening')
  let device: OpenedDevice | null = null
  let asked = false
  let arrived = deferred<OpenedDevice | null>()

  async function start() {
    try {
      const opened = await open()
      device = opened
      const tell = () => state.set(opened.state.getSnapshot())
      opened.state.subscribe(tell)
      tell()
      arrived.resolve(opened)
    } catch {
      // The link was cut before the code was here; asked for again when it is back.
      asked = false
      state.set('unavailable')
      arrived.resolve(null)
      arrived = deferred()
    }
  }

  const loader: DeviceLoader = {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    load() {
      if (asked) return
      asked = true
      void start()
    },
    now: () => (state.getSnapshot() === 'ok' ? device : null),
    loaded: () => (device === null ? arrived.promise : Promise.resolve(device)),
    async ready() {
      if (state.getSnapshot() === 'opening') {
        const opened = await loader.loaded()
        await opened?.ready.catch(() => undefined)
      }
      return loader.now()
    },
  }
  return loader
}

function deferred<T>() {
  const resolves: ((value: T) => void)[] = []
  const promise = new Promise<T>((done) => resolves.push(done))
  return { promise, resolve: (value: T) => resolves.forEach((done) => done(value)) }
}
