import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RoomPricing } from '#contract/bookings.ts'
import { useBaseWord } from '#parts/currency-names.ts'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { ChargedNote } from '../parts/charged-note.tsx'

/**
 * The parts of the price in the currency charged; the base beside another (decisions.md, "Money"), and
 * in words where the header shows a third.
 */
export function PriceTable({
  pricing,
  nights,
  quantity,
  baseCents,
}: {
  pricing: RoomPricing
  nights: number
  quantity: number
  /** The total in cents of the base currency; null where unknown. */
  baseCents: number | null
}) {
  const { base } = useFormats()
  const word = useBaseWord()
  const { currency } = pricing
  const line = (term: ReactNode, value: number, className = '') => (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 ${className}`}>
      <dt>{term}</dt>
      <dd className="ml-auto">
        <Money amount={value} currency={currency} />
      </dd>
    </div>
  )
  return (
    <>
      <dl>
        {line(
          <>
            <Money amount={pricing.price_per_night} currency={currency} />{' '}
            <span className="text-ink-soft">
              {'× '}
              <Plural value={nights} one="# night" other="# nights" />
              {quantity > 1 && (
                <>
                  {' × '}
                  <Plural value={quantity} one="# room" other="# rooms" />
                </>
              )}
            </span>
          </>,
          pricing.base_all_rooms,
        )}
        {pricing.extras_all_rooms > 0 && line(<Trans>Extras</Trans>, pricing.extras_all_rooms)}
        {(pricing.discount ?? 0) > 0 &&
          line(<Trans>Discount</Trans>, -(pricing.discount ?? 0), 'text-confirmed')}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className="ml-auto text-right">
            <Money amount={pricing.grand_total} currency={currency} />
          </dd>
        </div>
        {currency !== base && baseCents !== null && (
          <div className="flex justify-between gap-4 text-sm text-ink-soft">
            <dt>
              <Trans>In {word}</Trans>
            </dt>
            <dd>
              <Money cents={baseCents} />
            </dd>
          </div>
        )}
      </dl>
      <ChargedNote currency={currency} baseCents={baseCents} />
    </>
  )
}
