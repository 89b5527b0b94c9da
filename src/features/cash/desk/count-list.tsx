import { Trans, useLingui } from '@lingui/react/macro'
import type { CashCount } from '#contract/cash-counts.ts'
import { Badge } from '#ui/badge.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'

/** Whether a count was right, and by how much it was not. */
export function CashDifference({ amount, currency }: { amount: number; currency: string }) {
  if (amount === 0) {
    return (
      <Badge tone="confirmed">
        <Trans>It is right</Trans>
      </Badge>
    )
  }
  const money = <Money amount={Math.abs(amount)} currency={currency} />
  return (
    <Badge tone={amount < 0 ? 'error' : 'waiting'}>
      {amount < 0 ? <Trans>{money} short</Trans> : <Trans>{money} over</Trans>}
    </Badge>
  )
}

/** Counted tills: who handed over to whom, what there was, and why it differed. */
export function CountList({ counts }: { counts: readonly CashCount[] }) {
  const { t } = useLingui()
  return (
    <ul className="divide-y divide-line border-y border-line" aria-label={t`Counted tills`}>
      {counts.map((one) => (
        <li key={one.id} className="grid gap-1.5 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">
              <Trans>
                {one.from} to {one.to}
              </Trans>
            </span>
            <span className="text-ink-soft">
              <DateTimeText value={one.shift.until} />
              {' · '}
              {one.till_name}
            </span>
          </p>
          {one.version === 0 && (
            <p className="text-sm text-waiting">
              <Trans>Saved on this device, not yet with the house.</Trans>
            </p>
          )}
          {one.counts.map((line) => (
            <div key={line.currency} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span>
                <Trans>
                  Counted <Money amount={line.counted} currency={line.currency} />, expected{' '}
                  <Money amount={line.expected} currency={line.currency} />
                </Trans>
              </span>
              <CashDifference amount={line.difference} currency={line.currency} />
            </div>
          ))}
          {one.reason && (
            <p>
              <span className="text-ink-soft">
                <Trans>Why:</Trans>
              </span>{' '}
              <span className="whitespace-pre-line">{one.reason}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
