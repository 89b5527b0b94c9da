import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'

/** The house as last heard; the documents' constants before that. */
export function useHouse() {
  return useQuery(houseQuery()).data?.row ?? unknownHouse
}

/** The house's clock, moving on: a device may believe in 2030. */
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
