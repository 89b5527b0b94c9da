import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useFormats } from '#ui/formats.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import type { Money } from '../money.ts'
import { monthOf } from '../select.ts'
import { revenueCents, tallies, type Tally } from '../sums.ts'

/** The four cards (spec 3 §2.9). Revenue is always this month's; the others follow the filter. */
export function Totals({
  rows,
  filtered,
  today,
  timezone,
}: {
  rows: readonly Money[]
  filtered: readonly Money[]
  today: string
  timezone: string
}) {
  const { t } = useLingui()
  const { cents, base } = useFormats()
  const revenue = useMemo(
    () => revenueCents(rows, monthOf(today, timezone)),
    [rows, today, timezone],
  )
  const { paid, pending, refunds } = useMemo(() => tallies(filtered), [filtered])
  return (
    <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
      <StatTile
        label={t`MTD Revenue (${base})`}
        value={cents(revenue)}
        hint={t`Paid minus refunded this month`}
      />
      <StatTile
        label={t({ message: 'Paid', context: 'money' })}
        value={paid.count}
        hint={<Worth of={paid} />}
        tone="confirmed"
      />
      <StatTile
        label={t`Pending`}
        value={pending.count}
        hint={<Worth of={pending} />}
        tone={pending.count > 0 ? 'waiting' : undefined}
      />
      <StatTile label={t`Refunds`} value={refunds.count} hint={<Worth of={refunds} />} />
    </div>
  )
}

function Worth({ of }: { of: Tally }) {
  const { cents } = useFormats()
  const sum = cents(of.cents)
  if (of.unpriced === 0) return <span className="tabular">{sum}</span>
  return (
    <>
      <span className="tabular">{sum}</span>{' '}
      <Trans>
        and{' '}
        <Plural
          value={of.unpriced}
          one="# in francs without a rate"
          other="# in francs without a rate"
        />
      </Trans>
    </>
  )
}
