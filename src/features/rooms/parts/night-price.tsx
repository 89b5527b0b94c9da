import { amountIn, roomExchange } from '#domain/money.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { Money } from '#ui/money.tsx'

/** The price of a night as it is charged: cents of the base currency, in the currency of rooms. */
export function NightPrice({ cents, className }: { cents: number; className?: string }) {
  const exchange = roomExchange(useHouseMoney())
  return <Money {...amountIn(exchange, cents)} className={className} />
}
