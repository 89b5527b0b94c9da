import { useEffect, useState } from 'react'
import { offline } from '#offline/offline.ts'

/** The house's clock, moving on each minute, so that an offered time never lies in the past. */
export function useHouseNow(): Date {
  const [now, setNow] = useState(() => offline().clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(offline().clock.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return new Date(now)
}
