import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import type { Part } from '../outcome.ts'
import { ownLabels, statusLabels } from './kind-labels.ts'

/** All that was booked in one cart: each is looked at, and cancelled, by itself. */
export function Parts({
  parts,
  shown,
  busy,
  onShow,
}: {
  parts: readonly Part[]
  /** The code of the one whose terms stand below. */
  shown: string
  busy: boolean
  onShow: (code: string) => void
}) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="together" className="grid gap-2.5">
      <h2 id="together" className="text-xl">
        <Trans>Booked together</Trans>
      </h2>
      <p>
        <Trans>Each of these is cancelled by itself. The others stay booked.</Trans>
      </p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {parts.map(({ kind, code, title, day, status }) => {
          const label = statusLabels[status]
          return (
            <li
              key={code}
              aria-current={code === shown ? 'true' : undefined}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 px-3 py-2"
            >
              <div className="min-w-0">
                <p className="font-semibold">{title || i18n._(ownLabels(kind))}</p>
                <p className="flex flex-wrap items-center gap-2 note">
                  {day !== null && <DateText value={day} format="weekday" />}
                  <Badge tone={status === 'cancelled' ? 'neutral' : 'confirmed'}>
                    {label === undefined ? status : i18n._(label)}
                  </Badge>
                </p>
              </div>
              {code === shown ? (
                <span className="note">
                  <Trans>Shown below</Trans>
                </span>
              ) : (
                <Button variant="secondary" disabled={busy} onClick={() => onShow(code)}>
                  <Trans>See it</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
