import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useFormats } from '#ui/formats.tsx'
import { PriceLine, PriceLines } from '#ui/price-lines.tsx'
import type { Quote } from '../form/quote.ts'

/** The documents' units: pcs, pairs, kg (spec 3 §9); another host's unit as it came. */
export function useUnitLabels() {
  const { t } = useLingui()
  return useMemo(
    () => ({
      /** After a price: "$3.50 per kg". */
      per(unit: string): string {
        switch (unit) {
          case 'per item':
            return t`per item`
          case 'per kg':
            return t`per kg`
          case 'per pair':
            return t`per pair`
          default:
            return unit
        }
      },
      /** After a quantity: "2.5 kg". */
      of(unit: string, qty: number): string {
        switch (unit) {
          case 'per item':
            return t`${plural(qty, { one: 'pc', other: 'pcs' })}`
          case 'per kg':
            return t`kg`
          case 'per pair':
            return t`${plural(qty, { one: 'pair', other: 'pairs' })}`
          default:
            return ''
        }
      },
    }),
    [t],
  )
}

/** The instant quote: lines, fees, total. */
export function QuoteTable({ quote }: { quote: Quote }) {
  const formats = useFormats()
  const unitLabels = useUnitLabels()
  if (quote.lines.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>Choose what we should wash to see the price.</Trans>
      </p>
    )
  }
  return (
    <PriceLines>
      {quote.lines.map(({ service, qty }) => (
        <PriceLine key={service.id} cents={Math.round(service.priceCents * qty)}>
          {service.name}{' '}
          <span className="whitespace-nowrap text-ink-soft">
            × {formats.number(qty)} {unitLabels.of(service.unit, qty)}
          </span>
        </PriceLine>
      ))}
      {quote.pickupCents > 0 && (
        <PriceLine cents={quote.pickupCents}>
          <Trans>Pickup</Trans>
        </PriceLine>
      )}
      {quote.expressCents > 0 && (
        <PriceLine cents={quote.expressCents}>
          <Trans>Express</Trans>
        </PriceLine>
      )}
      <PriceLine total cents={quote.total_cents}>
        <Trans>Total</Trans>
      </PriceLine>
    </PriceLines>
  )
}
