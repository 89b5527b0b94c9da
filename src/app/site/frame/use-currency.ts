import { useState } from 'react'
import { toFrancs } from '#domain/money.ts'
import type { ShownCurrency } from '#ui/shown-currency.tsx'
import { useHouse } from '../../house.ts'

const KEPT_AS = 'imisozi:currency'

function keptChoice(): string | null {
  try {
    return localStorage.getItem(KEPT_AS)
  } catch {
    return null
  }
}

function keepChoice(currency: string): void {
  try {
    localStorage.setItem(KEPT_AS, currency)
  } catch {
    // The choice then lasts as long as the page.
  }
}

/**
 * The header's currency (spec 1 §2, decisions "Money"): dollars, and francs while the house has set
 * a rate. It changes what is shown and nothing else.
 */
export function useCurrency() {
  const rate = useHouse().rwf_per_usd?.rate ?? null
  const [choice, setChoice] = useState(keptChoice)
  const francs: ShownCurrency | null =
    rate === null ? null : { currency: 'RWF', convert: (cents) => toFrancs(cents, rate) }
  return {
    offered: rate === null ? (['USD'] as const) : (['USD', 'RWF'] as const),
    shown: choice === 'RWF' ? francs : null,
    choose(currency: string) {
      keepChoice(currency)
      setChoice(currency)
    },
  }
}
export type CurrencyChoice = ReturnType<typeof useCurrency>
