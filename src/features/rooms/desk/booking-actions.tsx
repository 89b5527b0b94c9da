import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { NotReady } from '#parts/desk/room-readiness.ts'
import { onFirstPress } from '#parts/desk/use-desk-step.ts'
import { Button } from '#ui/button.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { changeReservationAddress, operationOf } from '../operations/reserve.ts'
import { openBookingStepsOn } from '../operations/desk-steps.ts'
import type { BookingStep } from '../operations/desk-steps-text.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CheckInButton } from './check-in-button.tsx'
import { CheckOutDialog } from './check-out-dialog.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import type { Move, MoveTerms } from './move-problems.ts'
import { useLostRequests } from './lost-requests.ts'
import { NoShowDialog } from './no-show-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { useBookingStep, type WishedStep } from './use-booking-step.ts'
import type { MoveTermsSent } from './use-move-price.ts'

const labels = {
  check_out: msg`Check out`,
  reschedule: msg`Reschedule`,
  cancel: msg`Cancel`,
  no_show: msg`No-show`,
}
/** Of a request whose room went to somebody else. */
const lostLabels = {
  ...labels,
  reschedule: msg`Offer another room`,
  cancel: msg`Decline`,
}
const looks = {
  check_out: 'primary',
  reschedule: 'secondary',
  cancel: 'quiet',
  no_show: 'quiet',
} as const

const lostLooks = { ...looks, reschedule: 'primary', cancel: 'secondary' } as const

type Open = BookingStep | 'room'

/**
 * The steps allowed from the shown status, on the day at the house (spec 3 §4). Approve and Check
 * in run at once, all others ask first; a request whose room is gone is offered another one instead.
 */
export function BookingActions({
  booking,
  terms,
  only,
  room,
  lost = false,
  changesRoom = false,
}: {
  booking: DeskBooking
  /** The reschedule dialog's labels of the dates; default: start and end. */
  terms?: MoveTerms
  /** Only these steps, e.g. the next step on today's board; all where absent. */
  only?: readonly BookingStep[]
  /** Why the room is not ready; then checking in asks first. */
  room?: NotReady | null
  /** In the list of requests without a room: what is left to do about it. */
  lost?: boolean
  /** A guest of the house may change the room in a dialog of its own. */
  changesRoom?: boolean
}) {
  const { i18n } = useLingui()
  const today = useHouseDay()
  const takeStep = useBookingStep()
  // The house would refuse it: another room is offered first.
  const hasNoRoom = useLostRequests(today).has(booking.id)
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<Open | null>(null)

  async function take(wished: WishedStep) {
    setBusy(true)
    const saved = await takeStep(booking, wished)
    setBusy(false)
    if (saved) setOpen(null)
    return saved
  }

  const takeMove = (to: Move, price: MoveTermsSent) => take({ step: 'reschedule', ...to, price })

  const steps = openBookingStepsOn(booking, today).filter((step) => only?.includes(step) ?? true)
  const words = lost ? lostLabels : labels
  if (booking.asked_here) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusLine tone="waiting">
          <Trans>Not at the house yet: the nights are not claimed.</Trans>
        </StatusLine>
        <TextLink standalone to={changeReservationAddress({ id: operationOf(booking.id) })}>
          <Trans>Change the reservation</Trans>
        </TextLink>
      </div>
    )
  }
  const dialog = { booking, busy, onClose: () => setOpen(null) }
  const move = { ...dialog, terms, onMove: takeMove }
  return (
    <>
      {steps.map((step) =>
        step === 'check_in' ? (
          <CheckInButton
            key={step}
            booking={booking}
            room={room ?? null}
            busy={busy && open === null}
            onCheckIn={() => take({ step })}
          />
        ) : step === 'approve' ? (
          <Button
            key={step}
            busy={busy && open === null}
            onClick={onFirstPress(() => (hasNoRoom ? setOpen(step) : void take({ step })))}
          >
            <Trans>Approve</Trans>
          </Button>
        ) : (
          <Button
            key={step}
            variant={lost ? lostLooks[step] : looks[step]}
            onClick={() => setOpen(step)}
          >
            {i18n._(words[step])}
          </Button>
        ),
      )}
      {changesRoom && booking.status === 'active' && (
        <Button variant="secondary" onClick={() => setOpen('room')}>
          <Trans>Move to another room</Trans>
        </Button>
      )}
      {open === 'check_out' && (
        <CheckOutDialog
          {...dialog}
          today={today}
          onCheckOut={(reason) => take({ step: 'check_out', reason })}
        />
      )}
      {open === 'no_show' && (
        <NoShowDialog {...dialog} onNoShow={() => void take({ step: 'no_show' })} />
      )}
      {open === 'cancel' && (
        <CancelDialog
          {...dialog}
          declines={lost}
          onCancel={(reason) => take({ step: 'cancel', reason })}
        />
      )}
      {open === 'reschedule' && (
        <RescheduleDialog {...move} purpose={lost ? 'offer' : 'reschedule'} />
      )}
      {open === 'approve' && <RescheduleDialog {...move} purpose="offer" />}
      {open === 'room' && <RescheduleDialog {...move} purpose="room" />}
    </>
  )
}
