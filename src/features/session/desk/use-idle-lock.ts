import { useEffect } from 'react'
import { isIdle, lastTouch, lock, lockMinutes, noteTouch } from '../lock.ts'

/** How often idleness is checked, ms. */
const LOOK = 5_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

/** Locks when nobody touches any tab for as long as the device is set to. */
export function useIdleLock(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const look = () => {
      const now = Date.now()
      if (isIdle(lastTouch(now), now, lockMinutes())) lock()
    }
    // Left alone, closed, and opened again by somebody else.
    look()
    const touch = () => noteTouch(Date.now())
    touch()
    const until = new AbortController()
    const options = { signal: until.signal, passive: true, capture: true }
    for (const type of touches) addEventListener(type, touch, options)
    document.addEventListener('visibilitychange', look, options)
    const timer = setInterval(look, LOOK)
    return () => {
      until.abort()
      clearInterval(timer)
    }
  }, [on])
}
