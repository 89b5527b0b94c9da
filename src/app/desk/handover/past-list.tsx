import { Trans } from '@lingui/react/macro'
import { CashDifference } from '#features/cash/desk/count-list.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { Handover } from './past.ts'

/** How many are shown; the rest stays on the device. */
const MAX_ROWS = 10

/** Who handed over to whom on this device, when, and what was not there. */
export function PastHandovers({ past }: { past: readonly Handover[] }) {
  if (past.length === 0) return null
  return (
    <section aria-labelledby="past-handovers" className="grid gap-2">
      <h2 id="past-handovers" className="text-lg">
        <Trans>Handed over on this device</Trans>
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {past.slice(0, MAX_ROWS).map((one) => (
          <li key={one.at} className="grid gap-1 py-2.5">
            <p>
              <span className="font-semibold">
                <Trans>
                  {one.from} to {one.to}
                </Trans>
              </span>{' '}
              <span className="text-ink-soft">
                <DateTimeText value={one.at} />
              </span>
            </p>
            <p className="text-sm text-ink-soft">
              <Trans>
                {one.there} of {one.all} entries were at the house
              </Trans>
              {!one.heard && (
                <>
                  {', '}
                  <Trans>as far as this device knew</Trans>
                </>
              )}
              .
            </p>
            {one.counts?.map((line) => (
              <p key={line.currency} className="flex flex-wrap items-center gap-x-3">
                <span>
                  <Trans>
                    <Money amount={line.counted} currency={line.currency} /> in the till
                  </Trans>
                </span>
                <CashDifference amount={line.difference} currency={line.currency} />
              </p>
            ))}
            {one.countRefused && (
              <StatusLine tone="waiting">
                <Trans>This count was refused or taken back. Its cash is in the next count.</Trans>
              </StatusLine>
            )}
            {one.reason && <p className="whitespace-pre-line">{one.reason}</p>}
            {one.missing.map((words, at) => (
              <p key={at} className="text-sm">
                {words}
              </p>
            ))}
            {one.note && <p className="whitespace-pre-line">{one.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
