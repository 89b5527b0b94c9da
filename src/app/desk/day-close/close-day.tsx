import { Trans, useLingui } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import type { CloseDay } from '#contract/day-close.ts'
import { descriptors } from '#features/day-close/operations.ts'
import { offline } from '#offline/offline.ts'
import { operationTitle } from '#parts/operation-title.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { Missing } from './day-state.tsx'
import type { ShownDay } from './use-day.ts'

/** Closes the day after it was asked for once more: it cannot be opened again. */
export function CloseTheDay({
  day,
  shown,
  isToday,
}: {
  day: string
  shown: ShownDay
  isToday: boolean
}) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { busy, failure, save } = useSaving()
  const { figures, close, waitingClose, from } = shown
  if (figures === undefined || close !== null || waitingClose !== null) return null

  const confirm = () =>
    void save(async () => {
      const body: CloseDay = {
        day,
        seen: { movements: figures.movements, net: figures.dollars.net },
      }
      await offline().outbox.confirm({
        route: 'closeDay',
        body,
        group: 'day_closes',
        actor: offline().actor(),
        words: { title: operationTitle(descriptors, 'closeDay', body), detail: '' },
      })
      setAsking(false)
    })

  return (
    <div className="print:hidden">
      <Button size="lg" icon={<LockKeyhole />} onClick={() => setAsking(true)}>
        <Trans>Close the day</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        tone="primary"
        busy={busy}
        title={
          <Trans>
            Close <DateText value={day} format="long" />?
          </Trans>
        }
        confirmLabel={t`Close the day`}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <div className="grid gap-3">
          <p>
            <Trans>
              Received minus refunded:{' '}
              <Money amount={figures.dollars.net} className="font-semibold" />
            </Trans>
          </p>
          <p>
            <Trans>
              The figures are frozen and the day cannot be opened again. What comes later is shown
              beside them as a difference.
            </Trans>
          </p>
          {isToday && (
            <p>
              <Trans>The day is not over: what is taken until midnight counts as later, too.</Trans>
            </p>
          )}
          {from === 'device' && (
            <p>
              <Trans>
                Without internet the close waits on this device. It counts what the house has when
                it arrives.
              </Trans>
            </p>
          )}
          <Missing shown={shown} />
          {failure !== null && (
            <Alert tone="error" live>
              <Trans>This could not be saved on this device, so nothing was done. Try again.</Trans>
            </Alert>
          )}
        </div>
      </ConfirmDialog>
    </div>
  )
}
