import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
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
      of(unit: string): string {
        switch (unit) {
          case 'per item':
            return t`pcs`
          case 'per kg':
            return t`kg`
          case 'per pair':
            return t`pairs`
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
        <Trans>Choose what we may wash: what it costs stands here at once.</Trans>
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {quote.lines.map(({ service, qty }) => (
        <li key={service.id} className="flex justify-between gap-4 py-2">
          <span className="min-w-0">
            {service.name}{' '}
            <span className="whitespace-nowrap text-ink-soft">
              × {formats.number(qty)} {unitLabels.of(service.unit)}
            </span>
          </span>
          <Money cents={Math.round(service.priceCents * qty)} />
        </li>
      ))}
      {quote.pickupCents > 0 && (
        <li className="flex justify-between gap-4 py-2">
          <Trans>Pickup</Trans>
          <Money cents={quote.pickupCents} />
        </li>
      )}
      {quote.expressCents > 0 && (
        <li className="flex justify-between gap-4 py-2">
          <Trans>Express</Trans>
          <Money cents={quote.expressCents} />
        </li>
      )}
      <li className="flex justify-between gap-4 py-2.5 text-lg font-semibold">
        <Trans>Total</Trans>
        <Money cents={quote.total_cents} />
      </li>
    </ul>
  )
}
