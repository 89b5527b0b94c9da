import type { House } from '#contract/house.ts'
import type { LaundryFees } from '#domain/laundry.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber } from '#lib/loose.ts'
import { unknownHouse } from '#offline/reads/house-query.ts'

/** What fetching and express cost at the house. */
export function feesOf(house: House): LaundryFees {
  return {
    pickupFeeCents: toCents(looseNumber(house.laundry_pickup_fee) ?? 0),
    rushRate: looseNumber(house.laundry_rush_rate) ?? unknownHouse.laundry_rush_rate,
  }
}
