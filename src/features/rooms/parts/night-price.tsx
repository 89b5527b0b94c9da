import { toFrancs } from '#domain/money.ts'
import { useHouse } from '#parts/use-house.ts'
import { Money } from '#ui/money.tsx'

/** The price a night as charged: francs where the house has set a rate, else dollars. */
export function NightPrice({ cents, className }: { cents: number; className?: string }) {
  const rate = useHouse().rwf_per_usd?.rate ?? null
  return rate === null ? (
    <Money cents={cents} className={className} />
  ) : (
    <Money amount={toFrancs(cents, rate)} currency="RWF" className={className} />
  )
}
