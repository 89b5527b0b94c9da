import type { Currency } from '#lib/currency.ts'
import { defaultBase, takenCurrencies, type HouseMoney } from '#domain/money.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { useHouse as useWholeHouse } from '#parts/use-house.ts'
import { useHouseDay } from '#parts/use-house-day.ts'

/** The house's time zone and currencies, and its day by its own clock. */
export function useHouse(): { timezone: string; today: string; money: HouseMoney } {
  const { timezone } = useWholeHouse()
  return { timezone, today: useHouseDay(), money: useHouseMoney() }
}

/**
 * Currencies to choose from for a payment, the base first. A house of dollars without a rate still
 * names francs, as the documents do, and other hosts say nothing of rates.
 */
export function useOfferedCurrencies(): Currency[] {
  const money = useHouseMoney()
  const francs = money.base === defaultBase ? ['RWF'] : []
  return [...new Set([...takenCurrencies(money), ...francs])]
}
