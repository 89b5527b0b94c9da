import { offerTables, serviceKinds, tableOf } from '#contract/services/index.ts'
import { plainSettings, type PlainField } from '#contract/settings/index.ts'
import { neutralIn, type PlainSetting } from '#contract/settings/plain.ts'
import { rateWritten, writtenCount } from '#lib/currency.ts'
import type { SettingsFields } from '#contract/settings.ts'
import { houseMoney, rwfPerUsd, type HouseMoney, type Rate } from '#domain/money.ts'
import {
  defaultTravelPrice,
  moneyOfHouse,
  plainFieldsOf,
  type HouseSettings,
} from '../../house-settings.ts'
import type { Tx } from '../../db/store.ts'

/** The house's currencies as they are set: the base, what its prices become with it, and the rates. */

type Some = Partial<SettingsFields>

/**
 * The rates that stay true with another base currency: those that the old one's rate to it gives.
 * What the new base has no rate to is dropped: nobody knows it.
 */
function inOtherBase({ base, rates }: HouseMoney, next: string): Rate[] {
  const its = rates.find(({ currency }) => currency === next)
  if (its === undefined) return []
  return [
    { currency: base, rate: 1 / its.rate, day: its.day },
    ...rates
      .filter(({ currency }) => currency !== next)
      .map((one) => ({ ...one, rate: one.rate / its.rate })),
  ]
}

/** A rate that is merely confirmed keeps its day. */
const dated = (
  was: readonly Rate[],
  { currency, rate }: Omit<Rate, 'day'>,
  today: string,
): Rate => {
  const same = was.find((one) => one.currency === currency && one.rate === rate)
  return same ?? { currency, rate, day: today }
}

/** As a person would write it, so that a form that shows it and sends it back says the same. */
const written = (base: string, one: Rate): Rate => ({
  ...one,
  rate: rateWritten(base, one.currency, writtenCount(base, one.currency, one.rate)),
})

function ratesAfter(house: HouseMoney, base: string, some: Some, today: string): Rate[] {
  const was = base === house.base ? [...house.rates] : inOtherBase(house, base)
  const others = (list: readonly Omit<Rate, 'day'>[], but: string) =>
    list.filter(({ currency }) => currency !== but)
  if (some.rates !== undefined) return others(some.rates, base).map((one) => dated(was, one, today))
  // A device of before says francs of a dollar alone.
  if (some.rwf_per_usd === undefined || base !== 'USD') return was
  const francs = some.rwf_per_usd
  const rest = others(was, 'RWF').map((one) => dated(was, one, today))
  return francs === null ? rest : [dated(was, { currency: 'RWF', rate: francs }, today), ...rest]
}

/** What is set of the house's currencies after a change; `today` dates a rate that is new. */
export function currenciesAfter(stored: HouseSettings, some: Some, today: string) {
  const base = some.base_currency ?? stored.base_currency
  const rates = ratesAfter(moneyOfHouse(stored), base, some, today).map((one) => written(base, one))
  const was = some.currency ?? stored.currency
  return {
    base_currency: base,
    rates,
    rwf_per_usd: rwfPerUsd(houseMoney({ currency: base, rates })),
    currency: was === stored.base_currency && some.currency === undefined ? base : was,
  }
}

/**
 * Prices that nobody set, still those of the documents, in the new base currency; nothing where it
 * stays. What the owner set is theirs to look at: no figure is turned.
 */
export function pricesInBase(stored: HouseSettings, base: string): Some {
  if (base === stored.base_currency) return {}
  const is = plainFieldsOf(stored)
  const untouched = Object.entries<PlainSetting>(plainSettings).flatMap(([name, setting]) => {
    const cents = neutralIn(setting, stored.base_currency)
    const neutral = typeof cents === 'number' ? cents / 100 : cents
    if (setting.as !== 'price' && setting.as !== 'fee') return []
    if (is[name as PlainField] !== neutral) return []
    const next = neutralIn(setting, base)
    return [[name, typeof next === 'number' ? next / 100 : next]]
  })
  return Object.fromEntries(untouched) as Some
}

/** The price of a kilometre with another base currency. */
export function travelPriceInBase(stored: HouseSettings, base: string): number | null {
  const was = stored.travel_price_per_km_cents
  const isUntouched = was === defaultTravelPrice(stored.base_currency)
  return base !== stored.base_currency && isUntouched ? defaultTravelPrice(base) : was
}

/** The house with another base currency: prices that were there before are to be looked at (domain/setup.ts). */
export async function withPricesFromBefore(tx: Tx, house: HouseSettings): Promise<HouseSettings> {
  for (const table of ['rooms', ...offerTables] as const) {
    const row = await tx.db
      .selectFrom(table)
      .select('id')
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (row === undefined) continue
    const dismissed = house.setup.dismissed?.filter((one) => one !== 'currency') ?? []
    return { ...house, setup: { ...house.setup, dismissed, prices_from_before: true } }
  }
  return house
}

/** Whether there is any figure in the base currency that was agreed with a guest, or any money. */
export async function hasDealt(tx: Tx): Promise<boolean> {
  const tables = [
    'hotel_bookings',
    ...serviceKinds.map((kind) => tableOf[kind]),
    'payments',
    'receipts',
    'day_closes',
    'cash_counts',
  ] as const
  for (const table of tables) {
    const row = await tx.db.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}
