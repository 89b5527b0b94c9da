import { createContext, useContext, type ReactNode } from 'react'
import { Money } from './money.tsx'

export type ShownCurrency = {
  currency: 'USD' | 'RWF'
  /** Cents of a dollar -> the currency's own unit, decimal. */
  convert: (cents: number) => number
}

const dollars: ShownCurrency = { currency: 'USD', convert: (cents) => cents / 100 }
const ShownCurrencyContext = createContext<ShownCurrency>(dollars)

/** The currency in which prices are shown. What is charged is shown where it is charged. */
export function ShownCurrencyProvider({
  value,
  children,
}: {
  value: ShownCurrency | null
  children: ReactNode
}) {
  return <ShownCurrencyContext value={value ?? dollars}>{children}</ShownCurrencyContext>
}

export function useShownCurrency(): ShownCurrency {
  return useContext(ShownCurrencyContext)
}

/** A price in cents of a dollar, shown in the currency that the person chose. */
export function Price({ cents, className }: { cents: number; className?: string }) {
  const { currency, convert } = useShownCurrency()
  return <Money amount={convert(cents)} currency={currency} className={className} />
}
