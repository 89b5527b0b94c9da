import { useState } from 'react'
import { toFrancs } from '#domain/money.ts'
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
 * The header's currency (spec 1 §2, decisions "Money"): dollars, and francs while the house has set
 * a rate; who has not chosen sees the house's. It changes what is shown and nothing else.
 */
export function useCurrency() {
  const { rwf_per_usd, shown_currency } = useHouse()
  const rate = rwf_per_usd?.rate ?? null
  const [choice, setChoice] = useState(keptChoice)
  const francs: ShownCurrency | null =
    rate === null ? null : { currency: 'RWF', convert: (cents) => toFrancs(cents, rate) }
  return {
    offered: rate === null ? (['USD'] as const) : (['USD', 'RWF'] as const),
    shown: (choice ?? shown_currency) === 'RWF' ? francs : null,
    choose(currency: string) {
      keepChoice(currency)
      setChoice(currency)
    },
  }
}
export type CurrencyChoice = ReturnType<typeof useCurrency>
