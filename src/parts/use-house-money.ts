import { useMemo } from 'react'
import { houseMoney, type HouseMoney } from '#domain/money.ts'
import { useHouse } from './use-house.ts'

/** The house's base currency, and what it takes beside it. */
export function useHouseMoney(): HouseMoney {
  const { currency, rates, rwf_per_usd } = useHouse()
  return useMemo(() => houseMoney({ currency, rates, rwf_per_usd }), [currency, rates, rwf_per_usd])
}
