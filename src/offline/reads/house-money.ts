import { defaultBase, type HouseMoney } from '#domain/money.ts'

/**
 * The house's currencies for what is no component: titles of operations, sums of kept rows. Set by the
 * app when it reads the house, and kept over reloads, so that the first words are right already.
 */

const STORAGE_KEY = 'imisozi:money'

const dollarsAlone: HouseMoney = { base: defaultBase, rates: [] }

let known: HouseMoney | undefined

function kept(): HouseMoney {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as HouseMoney | null
    return typeof found?.base === 'string' && Array.isArray(found.rates) ? found : dollarsAlone
  } catch {
    return dollarsAlone
  }
}

export function houseMoneyHere(): HouseMoney {
  known ??= kept()
  return known
}

export function knowHouseMoney(money: HouseMoney): void {
  known = money
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(money))
  } catch {
    // Known as long as the page.
  }
}
