import { toFrancs } from '#domain/money.ts'
import { useHouse } from '#parts/use-house.ts'
import { Money } from '#ui/money.tsx'

/** What a night costs, as it is charged: francs while the house has set a rate, else dollars. */
export function NightPrice({ cents, className }: { cents: number; className?: string }) {
  const rate = useHouse().rwf_per_usd?.rate ?? null
  return rate === null ? (
    <Money cents={cents} className={className} />
  ) : (
    <Money amount={toFrancs(cents, rate)} currency="RWF" className={className} />
  )
}
