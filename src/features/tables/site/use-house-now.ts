import { useEffect, useState } from 'react'
import { offline } from '#offline/offline.ts'

/** The house's clock, moving on, so that an offered time never lies in the past. */
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
