import { useState } from 'react'
import { chargedIn, exchangeFor, fromMinor, houseMoney, takenCurrencies } from '#domain/money.ts'
import { useHouse } from '#parts/use-house.ts'
import type { ShownCurrency } from '#ui/shown-currency.tsx'

const STORAGE_KEY = 'imisozi:currency'

function keptChoice(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function keepChoice(currency: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, currency)
  } catch {
    // The choice then lasts as long as the page.
  }
}

/**
 * The header's currency (spec 1 §2, decisions "Money"): the house's own, and those with a rate; who
 * has not chosen sees the house's choice. It changes what is shown and nothing else.
 */
export function useCurrency() {
  const house = useHouse()
  const money = houseMoney(house)
  const [choice, setChoice] = useState(keptChoice)
  const exchange = exchangeFor(money, choice ?? house.shown_currency)
  const shown: ShownCurrency = {
    currency: exchange.currency,
    isBase: exchange.rate === null,
    convert: (cents) => fromMinor(chargedIn(exchange, cents), exchange.currency),
  }
  return {
    offered: takenCurrencies(money),
    shown,
    choose(currency: string) {
      keepChoice(currency)
      setChoice(currency)
    },
  }
}
export type CurrencyChoice = ReturnType<typeof useCurrency>
