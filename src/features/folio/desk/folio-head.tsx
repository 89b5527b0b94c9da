import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { Stay } from '../stay.ts'
import { useFolioLabels } from './use-folio-labels.ts'

/** Guest, nights, and the stay's next steps with what is owed. */
export function FolioHead({
  stay,
  balance,
  steps,
}: {
  stay: Stay
  balance: number
  steps: ReactNode
}) {
  const { t } = useLingui()
  const { room } = useFolioLabels()
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-primary">
          <Trans>Folio</Trans>
          {stay.code && <span className="ml-2 font-mono text-ink-soft">{stay.code}</span>}
        </p>
        <h1 className="text-2xl">{stay.guest || t`Guest`}</h1>
        <p className="text-ink-soft">
          {room(stay)} · <DateText value={stay.checkIn} format="short" /> –{' '}
          <DateText value={stay.checkOut} format="short" />
        </p>
      </div>
      {steps && (
        <div className="grid justify-items-start gap-1.5 sm:justify-items-end">
          {balance > 0 && stay.status === 'active' && (
            <StatusLine tone="waiting">
              <Trans>
                <Money cents={balance} /> not paid yet
              </Trans>
            </StatusLine>
          )}
          <div className="flex flex-wrap gap-2">{steps}</div>
        </div>
      )}
    </header>
  )
}
