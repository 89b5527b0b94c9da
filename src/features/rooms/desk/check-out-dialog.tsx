import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { nightsOf } from '#domain/stays.ts'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { useDraftedFields } from '#parts/desk/use-drafted-fields.ts'
import { useStayBalances } from '#parts/desk/stay-balance.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { stayAddress } from '#parts/desk/stay-link.tsx'
import { Money } from '#ui/money.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { useBookingBalance } from './use-booking-balance.ts'
import { useRoomAndDays } from './use-room-labels.ts'

/**
 * Shows the balance of the whole bill, offers to settle it, and asks why a guest leaves without
 * paying it; it never blocks the check-out. Unused nights are shown too.
 */
export function CheckOutDialog({
  booking,
  today,
  busy,
  onClose,
  onCheckOut,
}: {
  booking: DeskBooking
  /** The day at the house. */
  today: string
  busy: boolean
  onClose: () => void
  /** `reason`: why the guest leaves with an open balance; null without one. */
  onCheckOut: (reason: string | null) => Promise<boolean>
}) {
  const { t } = useLingui()
  const balance = useBookingBalance()(booking)
  const balances = useStayBalances()
  const open = balances.of(booking.id)?.open ?? []
  const { cached, Settle } = balances
  const asOf = cached?.cause || cached?.partial ? cached.asOf : null
  const [settling, setSettling] = useState(false)
  const settle = settling && Settle && <Settle stayId={booking.id} />
  const { form, change, draft, end } = useDraftedFields(`check-out:${booking.id}`, { reason: '' })
  const { reason } = form
  const [tried, setTried] = useState(false)
  const guest = booking.customer_name || t`Guest`
  const which = useRoomAndDays(booking)
  const early = nightsOf(today > booking.check_in ? today : booking.check_in, booking.check_out)
  return (
    <ConfirmDialog
      open
      tone={balance > 0 ? 'secondary' : 'primary'}
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        setTried(true)
        if (balance > 0 && reason.trim() === '') return
        const saving = onCheckOut(balance > 0 ? reason.trim() : null)
        void saving.then((saved) => saved && end())
      }}
      title={t`Check ${guest} out?`}
      confirmLabel={balance > 0 ? t`Check out with an open bill` : t`Check out`}
      cancelLabel={t`Not yet`}
    >
      <div className="grid gap-3">
        <p className="font-semibold">{which}</p>
        {balance > 0 && (
          <Alert
            tone="waiting"
            title={
              <Trans>
                <Money cents={balance} /> not paid
              </Trans>
            }
            action={
              settling ? undefined : Settle ? (
                <Button onClick={() => setSettling(true)}>
                  <Trans>Settle now</Trans>
                </Button>
              ) : (
                <ButtonLink to={stayAddress(booking.id)}>
                  <Trans>Settle on the bill</Trans>
                </ButtonLink>
              )
            }
          >
            {open.length > 0 ? (
              <ul aria-label={t`What is open`} className="grid gap-0.5">
                {open.map(({ key, title, cents }) => (
                  <li key={key} className="flex justify-between gap-4">
                    <span className="min-w-0 wrap-anywhere">{title}</span>
                    <Money cents={cents} />
                  </li>
                ))}
              </ul>
            ) : (
              <Trans>Take the money first, or leave it open: it stays owed on this stay.</Trans>
            )}
          </Alert>
        )}
        {settle}
        {balance > 0 && <FoundDraft {...draft} />}
        {balance > 0 && (
          <TextField
            label={t`Why does the guest leave owing?`}
            value={reason}
            maxLength={300}
            error={
              tried && reason.trim() === '' ? t`Say why, or settle on the bill first.` : undefined
            }
            onChange={(value) => change({ reason: value })}
          />
        )}
        {balance < 0 && (
          <Alert
            tone="conflict"
            title={
              <Trans>
                <Money cents={-balance} /> paid too much
              </Trans>
            }
            action={
              <ButtonLink variant="secondary" to={stayAddress(booking.id)}>
                <Trans>Open the bill</Trans>
              </ButtonLink>
            }
          >
            <Trans>Give it back, or use it for another bill, before the guest leaves.</Trans>
          </Alert>
        )}
        {balance === 0 && (
          <p>
            <Trans>All that is on the bill is paid.</Trans>
          </p>
        )}
        {asOf !== null && (
          <p className="text-waiting">
            <Trans>
              The bill is as of <DateTimeText value={asOf} format="short" />: something may have
              been charged since.
            </Trans>
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
