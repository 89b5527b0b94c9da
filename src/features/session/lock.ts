import { offline } from '#offline/offline.ts'
import { LOCKED_KEY } from '#offline/session.ts'
import { createValue, type Value } from '#offline/value.ts'

/** Locking a tablet that nobody touches: what is on the screen stays, behind a PIN. */

const MINUTES_KEY = 'imisozi:lock-minutes'
const TOUCHED_KEY = 'imisozi:touched'
/** Offered; 0: never by itself. */
export const lockChoices = [5, 15, 30, 60, 0] as const
const USUAL = 15
/** A touch is written down at most this often, ms. */
const TOUCH_INTERVAL_MS = 5_000

/** After how many minutes without a touch this device locks; 0: never. */
export function lockMinutes(): number {
  const kept = readCached(MINUTES_KEY)
  const minutes = kept === null ? USUAL : Number(kept)
  return lockChoices.some((choice) => choice === minutes) ? minutes : USUAL
}

export function setLockMinutes(minutes: number): void {
  write(MINUTES_KEY, String(minutes))
}

/** Whether it is time: over all tabs, and over a reload. A clock that was set back begins anew. */
export function isIdle(touched: number, now: number, minutes: number): boolean {
  return minutes > 0 && now - Math.min(touched, now) >= minutes * 60_000
}

/** When any tab of this device was last touched, ms; now, where nobody wrote it down. */
export function lastTouch(now: number): number {
  const kept = Number(readCached(TOUCHED_KEY) ?? Number.NaN)
  return Number.isFinite(kept) ? kept : now
}

let noted = 0

export function noteTouch(now: number): void {
  if (Math.abs(now - noted) < TOUCH_INTERVAL_MS) return
  noted = now
  write(TOUCHED_KEY, String(now))
}

/** Whether this device is locked, in all its tabs. */
export const locked: Value<boolean> = lockedValue()

function lockedValue() {
  const value = createValue(readCached(LOCKED_KEY) !== null)
  globalThis.addEventListener?.('storage', () => value.set(readCached(LOCKED_KEY) !== null))
  return { ...value, read: () => value.set(readCached(LOCKED_KEY) !== null) }
}

/** Takes the token off the device; the open pages wait behind the lock screen. */
export function lock(): void {
  offline().session.hide()
  readLock()
}

/** After somebody came in, here. */
export function readLock(): void {
  ;(locked as ReturnType<typeof lockedValue>).read()
  noted = 0
  noteTouch(Date.now())
}

function readCached(key: string): string | null {
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
    // Full or forbidden: the usual then.
  }
}
