import { createContext, useContext, type ReactNode } from 'react'
import { Money } from './money.tsx'

export type ShownCurrency = {
  currency: 'USD' | 'RWF'
  /** Cents of a dollar -> the currency's own unit, decimal. */
  convert: (cents: number) => number
}

const dollars: ShownCurrency = { currency: 'USD', convert: (cents) => cents / 100 }
const ShownCurrencyContext = createContext<ShownCurrency>(dollars)

/** In which currency prices are shown. What is charged is said where it is charged. */
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

/** A price of the house, kept in cents of a dollar, in the currency the person looks at. */
export function Price({ cents, className }: { cents: number; className?: string }) {
  const { currency, convert } = useShownCurrency()
  return <Money amount={convert(cents)} currency={currency} className={className} />
}
