import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DateText } from '#ui/date-text.tsx'
import { typeLabels } from '#parts/services.ts'
import type { DeskNotification } from './notifications.ts'

/** What came in, in one line: "New: Restaurant no. 41, A. Guest, 1 July". */
export function NotificationText({
  notifications,
}: {
  notifications: readonly DeskNotification[]
}) {
  const { i18n } = useLingui()
  const [only] = notifications
  if (only === undefined || notifications.length > 1) {
    return (
      <Plural
        value={notifications.length}
        one="# new order or request has come in"
        other="# new orders and requests have come in"
      />
    )
  }
  const { guest, service, number, day } = only
  const kind = service ?? i18n._(typeLabels[only.type])
  return (
    <>
      {number === null ? (
        <Trans>New: {kind}</Trans>
      ) : (
        <Trans>
          New: {kind} no. {number}
        </Trans>
      )}
      {guest !== '' && <>, {guest}</>}
      {day !== null && (
        <>
          , <DateText value={day} format="medium" />
        </>
      )}
    </>
  )
}
