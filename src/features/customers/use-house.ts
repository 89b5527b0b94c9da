import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayIn } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'

/** The house's time zone, and its day by its own clock. */
export function useHouse(): { timezone: string; today: string; name: string; phone: string } {
  const { timezone, name, phone } = useQuery(houseQuery()).data?.row ?? unknownHouse
  const [now, setNow] = useState(() => offline().clock.now())
  useEffect(() => {
    const { clock } = offline()
    const look = () => setNow(clock.now())
    const timer = setInterval(look, 60_000)
    const unfollow = clock.subscribe(look)
    return () => {
      clearInterval(timer)
      unfollow()
    }
  }, [])
  return { timezone, today: dayIn(timezone, new Date(now)), name, phone }
}
