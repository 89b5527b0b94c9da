import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayIn } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'

/** The house as last heard; the documents' constants before that. */
export function useHouse() {
  return useQuery(houseQuery()).data?.row ?? unknownHouse
}

/** The house's day, `YYYY-MM-DD`, by its own clock: a device may believe in 2030. */
export function useHouseDay(timezone: string): string {
  const [now, setNow] = useState(() => offline().clock.now())
  useEffect(() => {
    const { clock } = offline()
    const look = () => setNow(clock.now())
    look()
    const timer = setInterval(look, 60_000)
    const unfollow = clock.subscribe(look)
    return () => {
      clearInterval(timer)
      unfollow()
    }
  }, [])
  return dayIn(timezone, new Date(now))
}
