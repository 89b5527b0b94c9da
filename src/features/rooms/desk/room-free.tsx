import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { daysText } from '../operations/desk-steps-text.ts'
import type { RoomChoice } from './room-choice.ts'

/** Whether the room is free for these nights, as far as this device knows; the server decides. */
export function RoomFree({
  choice,
  asOf,
}: {
  choice: RoomChoice | undefined
  asOf: string | null
}) {
  return (
    <div className="grid gap-2">
      <RoomState choice={choice} />
      <AsOf at={asOf} />
    </div>
  )
}

/** The same in short; `brief`: one line each. */
export function RoomState({
  choice,
  brief = false,
}: {
  choice: RoomChoice | undefined
  brief?: boolean
}) {
  const { t } = useLingui()
  const className = brief ? 'flex-nowrap!' : undefined
  switch (choice?.state) {
    case undefined:
      return (
        <StatusLine>
          <Trans>This device does not know whether the room is free then.</Trans>
        </StatusLine>
      )
    case 'free':
      return (
        <StatusLine tone="confirmed">
          <Trans>The room is free for these nights.</Trans>
        </StatusLine>
      )
    case 'too-small':
      return (
        <StatusLine tone="conflict" className={className}>
          <Trans>The room is too small for these guests.</Trans>
        </StatusLine>
      )
    case 'not-offered':
      return (
        <StatusLine tone="conflict" className={className}>
          <Trans>The room is not offered for these nights.</Trans>
        </StatusLine>
      )
    case 'taken': {
      const { by } = choice
      const guest = by?.customer_name || t`Guest`
      const days = by ? daysText(by.check_in, by.check_out) : ''
      const words = (
        <Trans>
          {guest} has it {days}. Choose another room or other dates.
        </Trans>
      )
      return brief ? (
        <StatusLine tone="conflict" className={className}>
          {words}
        </StatusLine>
      ) : (
        <Alert tone="conflict" title={t`The room is taken`}>
          {words}
        </Alert>
      )
    }
  }
}
