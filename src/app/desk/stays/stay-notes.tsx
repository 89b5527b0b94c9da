import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquareText } from 'lucide-react'
import { GuestNotes } from '#features/customers/desk/known-guest.tsx'
import { Owing } from '#features/folio/desk/owing.tsx'
import type { FolioView } from '#features/folio/desk/use-folio.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { flagLabels } from '#features/rooms/desk/labels.ts'
import { LostNote } from '#features/rooms/desk/lost-note.tsx'
import { AgreedRate } from '#features/rooms/desk/reserve/agreed-rate.tsx'
import { HoldNote } from '#features/rooms/desk/reserve/hold-note.tsx'
import { cancelReason } from '#parts/cancel-reason.ts'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import type { Contact } from '#parts/desk/bans.ts'
import { FlagAlert } from '#parts/desk/row-alerts.tsx'
import { useBans } from '#parts/desk/use-bans.ts'
import { Alert } from '#ui/alert.tsx'
import { DateTimeText } from '#ui/date-text.tsx'

/** What nobody at the desk may miss: a ban, what is wrong, what was asked for, how it ended. */
export function StayNotes({
  booking,
  contact,
  view: { stay, folio },
}: {
  booking: DeskBooking
  contact: Contact
  view: FolioView
}) {
  const { t, i18n } = useLingui()
  const banOf = useBans()
  const { notes, cancel_reason, held_until, status } = booking
  return (
    <div className="grid gap-3 empty:hidden">
      <BanWarning ban={banOf(contact)} />
      <FlagAlert flag={flagLabels(booking.flag)} />
      <LostNote booking={booking} />
      {notes && (
        <Alert tone="waiting" icon={<MessageSquareText />} title={t`Special requests and notes`}>
          <p className="font-medium whitespace-pre-line wrap-anywhere">{notes}</p>
        </Alert>
      )}
      <GuestNotes contact={contact} />
      <Owing stay={stay} folio={folio} />
      <AgreedRate booking={booking} />
      <HoldNote booking={booking} />
      {held_until !== null && status === 'pending' && booking.hold_until == null && (
        <Alert tone="neutral">
          <Trans>
            Held for a payment until <DateTimeText value={held_until} format="short" />
          </Trans>
        </Alert>
      )}
      {status === 'cancelled' && (
        <Alert tone="neutral" title={t`This booking is cancelled`}>
          {cancel_reason && (
            <p className="wrap-anywhere">{cancelReason(cancel_reason, 'staff', i18n)}</p>
          )}
          <Trans>The nights are not charged. Other items stay on the bill.</Trans>
        </Alert>
      )}
    </div>
  )
}
