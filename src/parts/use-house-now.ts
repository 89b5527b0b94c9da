import { useEffect, useState } from 'react'
import { offline } from '#offline/offline.ts'

/**
 * The server's clock, updated every so many milliseconds, so that an offered time never lies in the
 * past. It jumps when the server first answers, or when a stored clock difference is read: the
 * device's own clock may be wrong by years.
 */
export function useHouseNow(every = 30_000): Date {
  const [now, setNow] = useState(() => offline().clock.now())
  useEffect(() => {
    const { clock } = offline()
    const look = () => setNow(clock.now())
    look()
    const timer = setInterval(look, every)
    const unfollow = clock.subscribe(look)
    return () => {
      clearInterval(timer)
      unfollow()
    }
  }, [every])
  return new Date(now)
}
