import { useLingui } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { AnnouncedAlert } from './announced-alert.tsx'
import type { FlagLabels } from './cancelled-paid-labels.ts'
import { CancelledAlert } from './guest-summary.tsx'

/** What the house marked for the desk to deal with: in short, and what to do. */
export function FlagAlert({ flag }: { flag: FlagLabels | null }) {
  const { i18n } = useLingui()
  return (
    flag && (
      <Alert tone="conflict" title={i18n._(flag.short)}>
        {i18n._(flag.todo)}
      </Alert>
    )
  )
}

/** What the desk must know of a service's row before its details. */
export function RowAlerts({
  row: { cancel_reason, card_announced, notes },
  flag = null,
}: {
  row: { cancel_reason: string | null; card_announced?: string | null; notes?: string | null }
  flag?: FlagLabels | null
}) {
  return (
    <>
      <FlagAlert flag={flag} />
      <AnnouncedAlert card={card_announced} />
      <CancelledAlert reason={cancel_reason} />
      {notes && <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{notes}</p>}
    </>
  )
}
