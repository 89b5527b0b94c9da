import { houseMoney, type HouseMoney } from '#domain/money.ts'
import { fallbackHouse } from './house-query.ts'

/**
 * The house's currencies for what is no component: titles of operations, sums of kept rows. Set by the
 * app when it reads the house; before that as the device last heard of it.
 */

let known: HouseMoney | undefined

export const houseMoneyHere = (): HouseMoney => (known ??= houseMoney(fallbackHouse))

export function knowHouseMoney(money: HouseMoney): void {
  known = money
}
