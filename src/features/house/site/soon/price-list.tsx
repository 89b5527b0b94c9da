import { Plural, Trans } from '@lingui/react/macro'
import { toCents } from '#domain/money.ts'
import { useFormats } from '#ui/formats.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Offer } from '../../data.ts'
import { useHouse } from '../../parts/use-house.ts'

/** Laundry by the piece, the kilo or the pair. */
export function PriceList({ offers }: { offers: readonly Offer[] }) {
  const formats = useFormats()
  const { laundry_pickup_fee, laundry_rush_rate } = useHouse()
  const rush = formats.number(Math.round(laundry_rush_rate * 100))
  return (
    <div className="grid gap-3">
      <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
        {offers
          .filter(({ available }) => available)
          .map(({ id, name, kind, measure, cents }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-4 border-b border-line py-3"
            >
              <div>
                <p className="font-semibold">{name}</p>
                {measure !== null && (
                  <p className="text-sm text-ink-soft">
                    <Plural value={measure} one="back after # hour" other="back after # hours" />
                  </p>
                )}
              </div>
              <p className="text-right">
                <Price cents={cents} className="text-lg font-semibold" />{' '}
                <span className="block text-sm text-ink-soft">
                  <UnitWords unit={kind} />
                </span>
              </p>
            </li>
          ))}
      </ul>
      <p className="text-ink-soft">
        {laundry_pickup_fee > 0 && (
          <>
            <Trans>
              Fetching and bringing back is <Price cents={toCents(laundry_pickup_fee)} />.
            </Trans>{' '}
          </>
        )}
        <Trans>Express takes about half the time and costs {rush} % more.</Trans>
      </p>
    </div>
  )
}

/** The documents' three units; another host's word as it came. */
function UnitWords({ unit }: { unit: string }) {
  switch (unit) {
    case 'per item':
      return <Trans>per item</Trans>
    case 'per kg':
      return <Trans>per kg</Trans>
    case 'per pair':
      return <Trans>per pair</Trans>
    default:
      return unit
  }
}
