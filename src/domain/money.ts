import { digitsOf, isCurrency, type Currency } from '#lib/currency.ts'

/**
 * Money (decisions.md, "Money"; decision 86): kept as integer hundredths ("cents") of the house's
 * base currency, shown and sent as decimals. Of a base without decimals (francs) every sum is a whole
 * number of hundreds. What was paid in another currency stands beside it in that currency's smallest
 * unit (`charged`). Rounding is half up and lives here alone.
 */

/** The base of every house that says nothing else, and of hosts of the documents. */
export const defaultBase = 'USD'

/** 12.345 -> 1235 cents. Half up, away from binary noise (1.005 is 101). */
export function toCents(amount: number): number {
  return roundHalfUp(amount * 100)
}

export function fromCents(cents: number): number {
  return cents / 100
}

/** Half up; a value that binary arithmetic put a hair below the half counts as the half. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-7)
}

/** How many cents its smallest unit is: 1 of dollars, 100 of francs. */
export const unitOf = (base: Currency): number => 10 ** (2 - digitsOf(base))

/** Cents to the smallest unit of the base currency: 1250 of dollars, 1300 of francs. */
export function roundCents(cents: number, base: Currency): number {
  const unit = unitOf(base)
  return roundHalfUp(cents / unit) * unit
}

/** Share of an amount, e.g. 15 % as 0.15, in whole units of the base currency. */
export function shareOf(cents: number, rate: number, base: Currency = defaultBase): number {
  return roundCents(cents * rate, base)
}

/** A decimal amount in the currency's smallest unit: 12.5 dollars are 1250, 12 francs are 12. */
export function toMinor(amount: number, currency: Currency): number {
  return roundHalfUp(amount * 10 ** digitsOf(currency))
}

/** Back to the decimal amount that the wire carries. */
export function fromMinor(charged: number, currency: Currency): number {
  return charged / 10 ** digitsOf(currency)
}

/** A currency to pay in, and how many of it are one of the base currency; null: it is the base. */
export interface Exchange {
  currency: Currency
  rate: number | null
}

/** What cents of the base currency are in another, in its smallest unit. */
export function chargedIn({ currency, rate }: Exchange, cents: number): number {
  return roundHalfUp((cents * (rate ?? 1) * 10 ** digitsOf(currency)) / 100)
}

/** Back: cents of the base currency, to its smallest unit. */
export function centsOf({ currency, rate }: Exchange, charged: number, base: Currency): number {
  return roundCents((fromMinor(charged, currency) / (rate ?? 1)) * 100, base)
}

/** How many of a currency are one of the house's base currency, since which day. */
export interface Rate {
  currency: Currency
  rate: number
  day: string
}

/** The house's currencies: the base, in which its books are kept, and those with a rate. */
export interface HouseMoney {
  base: Currency
  rates: readonly Rate[]
}

/** The wished currency where the house has it, else the base. */
export function exchangeFor({ base, rates }: HouseMoney, wished: string | undefined): Exchange {
  const found = rates.find(({ currency }) => currency === wished && currency !== base)
  return found ? { currency: found.currency, rate: found.rate } : { currency: base, rate: null }
}

/** All in which the house takes money, the base first. */
export const takenCurrencies = ({ base, rates }: HouseMoney): Currency[] => [
  base,
  ...rates.map(({ currency }) => currency),
]

/** The first of the other currencies, in which a price stands beside its own; null: there is none. */
export function otherExchange({ rates }: HouseMoney): Exchange | null {
  const [first] = rates
  return first === undefined ? null : { currency: first.currency, rate: first.rate }
}

/**
 * In what a room is charged: francs where a house of dollars has a rate (decisions.md, "Money"), else
 * the base currency.
 */
export const roomExchange = (house: HouseMoney): Exchange =>
  exchangeFor(house, house.base === defaultBase ? 'RWF' : house.base)

/** What GET /api/house tells of money; older devices and other hosts know francs of a dollar alone. */
export interface ToldMoney {
  currency?: string
  rates?: readonly Rate[] | undefined
  rwf_per_usd?: { rate: number; day: string } | null | undefined
}

/** The house's currencies, from its public data of any version. */
export function houseMoney({ currency, rates, rwf_per_usd }: ToldMoney): HouseMoney {
  const base = currency !== undefined && isCurrency(currency) ? currency : defaultBase
  if (rates !== undefined) return { base, rates }
  return {
    base,
    rates: rwf_per_usd && base === defaultBase ? [{ currency: 'RWF', ...rwf_per_usd }] : [],
  }
}

/** Francs for a dollar, as older devices and hosts of the documents are told; null: none, or other books. */
export function rwfPerUsd({ base, rates }: HouseMoney): { rate: number; day: string } | null {
  const francs = rates.find(({ currency }) => currency === 'RWF')
  return base === 'USD' && francs ? { rate: francs.rate, day: francs.day } : null
}

/** Cents of the base currency as a decimal amount of the currency that is paid in. */
export function amountIn(
  exchange: Exchange,
  cents: number,
): { amount: number; currency: Currency } {
  const { currency } = exchange
  return { amount: fromMinor(chargedIn(exchange, cents), currency), currency }
}

/** Cents of the base currency for money as it was handed over; 0 in what the house has no rate for. */
export function centsTaken(house: HouseMoney, amount: number, currency: Currency): number {
  const exchange = exchangeFor(house, currency)
  return exchange.currency === currency
    ? centsOf(exchange, toMinor(amount, currency), house.base)
    : 0
}
