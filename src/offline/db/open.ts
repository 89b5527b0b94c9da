import { createValue, type Value } from '../value.ts'
import { declareDeviceDb, type DeviceDb } from './device-db.ts'
import { whyClosed, type ClosedReason } from './why-closed.ts'

export type { DeviceDb } from './device-db.ts'

/**
 * opening; ok; unavailable: private mode, a broken profile, a disk that is full, or no answer
 * within the limit (it may still turn ok); newer: made by a newer app, ask for a reload.
 */
export type DeviceState = 'opening' | 'ok' | 'unavailable' | 'newer'

/** The store does not open. `reason` as NotSavedError has it. */
export class DeviceError extends Error {
  readonly reason: ClosedReason
  constructor(reason: ClosedReason, cause?: unknown) {
    super(`The device's store did not open: ${reason}`, { cause })
    this.reason = reason
  }
}

export interface Device {
  /** Usable at once: what is asked of it waits until it is open, or fails when it doesn't open. */
  db: DeviceDb
  state: Value<DeviceState>
  /** Rejects with DeviceError when it fails, or does not answer in time. */
  ready: Promise<void>
}

/** How long opening may take before people are told, ms (some browsers never answer). */
export const OPEN_LIMIT = 3_000

export interface OpenOptions {
  indexedDb?: IDBFactory | undefined
  limit?: number
  schedule?: (work: () => void, ms: number) => unknown
}

/** Opens the device's store. Never throws; see `ready` and `state`. */
export function openDevice(name = 'imisozi', options: OpenOptions = {}): Device {
  const factory = 'indexedDb' in options ? options.indexedDb : globalThis.indexedDB
  const schedule = options.schedule ?? ((work, ms) => setTimeout(work, ms))
  const db = declareDeviceDb(name, factory)
  const state = createValue<DeviceState>('opening')

  // Another tab brings a newer version, or the person deletes the site's data: step aside at once,
  // so that neither waits for this page.
  db.on('versionchange', (event) => {
    db.close({ disableAutoOpen: false })
    state.set(event.newVersion === null ? 'unavailable' : 'newer')
    return false
  })
  // It opens again by itself after the browser closed it, or when a later try gets through.
  db.on('ready', () => state.set('ok'), true)

  const opened = Promise.resolve(db.open()).then(
    () => state.set('ok'),
    (error: unknown) => {
      const reason = whyClosed(error)
      state.set(reason === 'newer-store' ? 'newer' : 'unavailable')
      throw new DeviceError(reason, error)
    },
  )
  const late = new Promise<never>((_, reject) => {
    schedule(() => {
      if (state.getSnapshot() === 'opening') state.set('unavailable')
      reject(new DeviceError('timeout'))
    }, options.limit ?? OPEN_LIMIT)
  })
  const ready = Promise.race([opened, late])
  // Who does not wait for it learns from `state`; the late timer always rejects in the end.
  for (const promise of [ready, late, opened]) promise.catch(() => undefined)
  return { db, state, ready }
}
