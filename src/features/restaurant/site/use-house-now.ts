import { useEffect, useState } from 'react'
import { offline } from '#offline/offline.ts'

/**
 * The house's clock, moving on each minute, so that an offered time never lies in the past. It
 * jumps when the house is first heard, or its difference recalled: a device may believe in 2030.
 */
export function useHouseNow(): Date {
  const [now, setNow] = useState(() => offline().clock.now())
  useEffect(() => {
    const { clock } = offline()
    const look = () => setNow(clock.now())
    look()
    const timer = setInterval(look, 30_000)
    const unfollow = clock.subscribe(look)
    return () => {
      clearInterval(timer)
      unfollow()
    }
  }, [])
  return new Date(now)
}
