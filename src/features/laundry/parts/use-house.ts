import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LaundryFees } from '#domain/laundry.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber } from '#lib/loose.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'

/** The house as last heard; the documents' constants before that. */
export function useHouse() {
  return useQuery(houseQuery()).data?.row ?? unknownHouse
}

/** What fetching and express cost at the house. */
export function feesOf(house: ReturnType<typeof useHouse>): LaundryFees {
  return {
    pickupFeeCents: toCents(looseNumber(house.laundry_pickup_fee) ?? 0),
    rushRate: looseNumber(house.laundry_rush_rate) ?? unknownHouse.laundry_rush_rate,
  }
}

/**
 * The house's clock, moving on, so that an offered time never lies in the past. It jumps when the
 * house is first heard, or its difference recalled: a device may believe in 2030.
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
