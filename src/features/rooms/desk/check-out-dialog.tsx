import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { nightsOf } from '#domain/stays.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Money } from '#ui/money.tsx'
import { daysWords } from '../operations/desk-steps-words.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { folioAddress } from './folio-address.ts'
import { useOwed } from './use-owed.ts'
import { useRoomWords } from './use-room-words.ts'

/** Warns of what is owed and of nights not slept; what is owed never keeps anybody from leaving. */
export function CheckOutDialog({
  booking,
  today,
  busy,
  onClose,
  onCheckOut,
}: {
  booking: DeskBooking
  /** The house's day. */
  today: string
  busy: boolean
  onClose: () => void
  onCheckOut: () => void
}) {
  const { t } = useLingui()
  const owed = useOwed()(booking)
  const guest = booking.customer_name || t`Guest`
  const room = useRoomWords()(booking)
  const days = daysWords(booking.check_in, booking.check_out)
  const early = nightsOf(today > booking.check_in ? today : booking.check_in, booking.check_out)
  return (
    <ConfirmDialog
      open
      tone="primary"
      busy={busy}
      onClose={onClose}
      onConfirm={onCheckOut}
      title={t`Check ${guest} out?`}
      confirmLabel={t`Check out`}
      cancelLabel={t`Not yet`}
    >
      <div className="grid gap-3">
        <p className="font-semibold">{[room, days].filter(Boolean).join(' · ')}</p>
        {owed > 0 ? (
          <Alert
            tone="waiting"
            title={
              <Trans>
                <Money cents={owed} /> not paid
              </Trans>
            }
            action={
              <ButtonLink variant="secondary" to={folioAddress(booking.id)}>
                <Trans>Open the bill</Trans>
              </ButtonLink>
            }
          >
            <Trans>Take the money first, or let it stand: it stays owed on this stay.</Trans>
          </Alert>
        ) : (
          <p>
            <Trans>The room is paid. What is on the bill beside it stands in the folio.</Trans>
          </p>
        )}
        {early > 0 && (
          <p>
            <Plural
              value={early}
              one="One night is left: it is free for others at once. Its price stays on the bill until the days are changed."
              other="# nights are left: they are free for others at once. Their price stays on the bill until the days are changed."
            />
          </p>
        )}
        <p className="text-ink-soft">
          <Trans>The room is marked to be made up.</Trans>
        </p>
      </div>
    </ConfirmDialog>
  )
}
