import { offline } from '#offline/offline.ts'
import { LOCKED_KEY } from '#offline/session.ts'
import { createValue, type Value } from '#offline/value.ts'

/** Locks a tablet that nobody touches. The screen stays as it is, behind a PIN. */

const MINUTES_KEY = 'imisozi:lock-minutes'
const TOUCHED_KEY = 'imisozi:touched'
/** Minutes to choose from; 0: it never locks by itself. */
export const lockChoices = [5, 15, 30, 60, 0] as const
const DEFAULT_MINUTES = 15
/** A touch is stored at most this often. */
const TOUCH_INTERVAL_MS = 5_000

/** After how many minutes without a touch this device locks; 0: never. */
export function lockMinutes(): number {
  const stored = readStored(MINUTES_KEY)
  const minutes = stored === null ? DEFAULT_MINUTES : Number(stored)
  return lockChoices.some((choice) => choice === minutes) ? minutes : DEFAULT_MINUTES
}

export function setLockMinutes(minutes: number): void {
  write(MINUTES_KEY, String(minutes))
}

/** Whether it is time to lock. A clock that was set back counts as a touch. */
export function isIdle(touched: number, now: number, minutes: number): boolean {
  return minutes > 0 && now - Math.min(touched, now) >= minutes * 60_000
}

/** When any tab of this device was last touched, ms; `now` where nothing is stored. */
export function lastTouch(now: number): number {
  const stored = Number(readStored(TOUCHED_KEY) ?? Number.NaN)
  return Number.isFinite(stored) ? stored : now
}

let lastStoredTouch = 0

export function noteTouch(now: number): void {
  if (Math.abs(now - lastStoredTouch) < TOUCH_INTERVAL_MS) return
  lastStoredTouch = now
  write(TOUCHED_KEY, String(now))
}

/** Whether this device is locked, in all its tabs. */
export const locked: Value<boolean> = lockedValue()

function lockedValue() {
  const value = createValue(readStored(LOCKED_KEY) !== null)
  globalThis.addEventListener?.('storage', () => value.set(readStored(LOCKED_KEY) !== null))
  return { ...value, read: () => value.set(readStored(LOCKED_KEY) !== null) }
}

/** Removes the token from the device; the open pages wait behind the lock screen. */
export function lock(): void {
  offline().session.hide()
  readLock()
}

/** Reads the lock again after somebody signed in on this device. */
export function readLock(): void {
  ;(locked as ReturnType<typeof lockedValue>).read()
  lastStoredTouch = 0
  noteTouch(Date.now())
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: the default applies then.
  }
}
