import { Trans } from '@lingui/react/macro'
import { Money } from '#ui/money.tsx'
import { useFormats } from '#ui/formats.tsx'
import type { Quote } from '../form/quote.ts'
import { useUnitWords } from './unit-words.tsx'

/** The instant quote: lines, fees, total. */
export function QuoteTable({ quote }: { quote: Quote }) {
  const formats = useFormats()
  const words = useUnitWords()
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
              × {formats.number(qty)} {words.of(service.unit)}
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
