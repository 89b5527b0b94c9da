import { useEffect, useState } from 'react'
import { useHouse } from './house.ts'
import { dayIn, timeIn } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'

const EVERY = 20_000

/** The house's day and time of day, followed by the minute. */
export function useHouseTime(): { today: string; now: string } {
  const { timezone } = useHouse()
  const [at, setAt] = useState(() => offline().clock.now())
  useEffect(() => {
    const { clock } = offline()
    const look = () => setAt(clock.now())
    look()
    const timer = setInterval(look, EVERY)
    const unfollow = clock.subscribe(look)
    return () => {
      clearInterval(timer)
      unfollow()
    }
  }, [])
  return { today: dayIn(timezone, new Date(at)), now: timeIn(timezone, new Date(at)) }
}
