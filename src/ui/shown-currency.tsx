import type { Currency } from '#lib/currency.ts'
import { createContext, useContext, type ReactNode } from 'react'
import { useFormats } from './formats.tsx'
import { Money } from './money.tsx'

export type ShownCurrency = {
  currency: Currency
  /** Whether it is the house's own, in which prices are set. */
  isBase: boolean
  /** Cents of the base currency -> the currency's own unit, decimal. */
  convert: (cents: number) => number
}

const ShownCurrencyContext = createContext<ShownCurrency | null>(null)

/** The currency in which prices are shown. What is charged is shown where it is charged. */
export function ShownCurrencyProvider({
  value,
  children,
}: {
  value: ShownCurrency | null
  children: ReactNode
}) {
  return <ShownCurrencyContext value={value}>{children}</ShownCurrencyContext>
}

export function useShownCurrency(): ShownCurrency {
  const { base } = useFormats()
  const shown = useContext(ShownCurrencyContext)
  return shown ?? { currency: base, isBase: true, convert: (cents) => cents / 100 }
}

/** A price in cents of the base currency, shown in the currency that the person chose. */
export function Price({ cents, className }: { cents: number; className?: string }) {
  const { currency, convert } = useShownCurrency()
  return <Money amount={convert(cents)} currency={currency} className={className} />
}
