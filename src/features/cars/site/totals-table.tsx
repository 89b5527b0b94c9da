import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  rentalExtraCents,
  rentalExtraNames,
  type RentalExtras,
  type RentalTotals,
} from '#domain/cars.ts'
import { Money } from '#ui/money.tsx'
import { extraWords } from '../parts/status-words.ts'

/** What it comes to, line by line (spec 2 §9). */
export function TotalsTable({ totals, extras }: { totals: RentalTotals; extras: RentalExtras }) {
  const { i18n } = useLingui()
  const { days } = totals
  return (
    <dl className="grid gap-1.5">
      <Line term={<Plural value={days} one="Car, # day" other="Car, # days" />}>
        {totals.base_cents}
      </Line>
      {rentalExtraNames
        .filter((name) => extras[name])
        .map((name) => (
          <Line key={name} term={i18n._(extraWords[name])}>
            {rentalExtraCents[name] * (name === 'pickup_delivery' ? 1 : days)}
          </Line>
        ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5 font-semibold">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Money cents={totals.total_cents} className="text-lg" />
        </dd>
      </div>
    </dl>
  )
}

function Line({ term, children }: { term: ReactNode; children: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd>
        <Money cents={children} />
      </dd>
    </div>
  )
}
