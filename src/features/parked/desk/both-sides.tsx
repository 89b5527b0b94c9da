import { Trans, useLingui } from '@lingui/react/macro'
import { House, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ServerStatus } from '#offline/operation-descriptor.ts'
import { cancelReason } from '#parts/cancel-reason.ts'
import { DateTimeText } from '#ui/date-text.tsx'

/** "You: Accept order · 13:40 — The house: Cancelled by A. Uwase since 21 Nov, 14:02": evenly. */
export function BothSides({
  own,
  ownName,
  house,
  otherwise,
}: {
  own: ReactNode
  ownName: string
  house: ServerStatus | null
  /** Shown where the server reported no state: why it is parked. */
  otherwise: ReactNode
}) {
  const { i18n } = useLingui()
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-sm bg-conflict-ground px-3 py-2.5 sm:grid-cols-2 [&_dt]:flex [&_dt]:items-center [&_dt]:gap-1.5 [&_dt]:text-sm [&_dt]:font-semibold [&_dt]:text-conflict [&_svg]:size-4">
      <div>
        <dt>
          <Smartphone />
          {ownName}
        </dt>
        <dd>{own}</dd>
      </div>
      <div>
        <dt>
          <House />
          <Trans>The house</Trans>
        </dt>
        <dd>
          {house ? (
            <>
              <strong className="font-semibold">{i18n._(house.label)}</strong>
              {house.by && (
                <>
                  {' '}
                  {house.by === 'guest' ? (
                    <Trans>by the guest</Trans>
                  ) : (
                    <Trans>by {house.by}</Trans>
                  )}
                </>
              )}
              {house.at && (
                <>
                  {' '}
                  <Trans>
                    since <DateTimeText value={house.at} format="short" />
                  </Trans>
                </>
              )}
              {house.note && (
                <span className="block note">{cancelReason(house.note, 'staff', i18n)}</span>
              )}
            </>
          ) : (
            <span className="whitespace-pre-line">{otherwise}</span>
          )}
        </dd>
      </div>
    </dl>
  )
}
