import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { openBookingStepsOn } from '../operations/desk-steps.ts'
import type { BookingStep } from '../operations/desk-steps-text.ts'
import { useHouseToday } from './calendar/use-house-today.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CheckInButton } from './check-in-button.tsx'
import type { NotReady } from './check-in-dialog.tsx'
import { CheckOutDialog } from './check-out-dialog.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import type { MoveTerms } from './move-problems.ts'
import { NoShowDialog } from './no-show-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { useBookingStep, type WishedStep } from './use-booking-step.ts'

const labels = {
  approve: msg`Approve`,
  check_out: msg`Check out`,
  reschedule: msg`Reschedule`,
  cancel: msg`Cancel`,
  no_show: msg`No-show`,
}
const looks = {
  approve: 'primary',
  check_out: 'primary',
  reschedule: 'secondary',
  cancel: 'quiet',
  no_show: 'quiet',
} as const

/**
 * The steps allowed from the shown status, on the day at the house (spec 3 §4). Approve and Check
 * in run at once, all others ask first.
 */
export function BookingActions({
  booking,
  terms,
  only,
  room,
}: {
  booking: DeskBooking
  /** The reschedule dialog's labels of the dates; default: start and end. */
  terms?: MoveTerms
  /** Only these steps, e.g. the next step on today's board; all where absent. */
  only?: readonly BookingStep[]
  /** Why the room is not ready; then checking in asks first. */
  room?: NotReady | null
}) {
  const { i18n } = useLingui()
  const today = useHouseToday()
  const takeStep = useBookingStep()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<BookingStep | null>(null)

  async function take(wished: WishedStep) {
    setBusy(true)
    const saved = await takeStep(booking, wished)
    setBusy(false)
    if (saved) setOpen(null)
    return saved
  }

  const steps = openBookingStepsOn(booking, today).filter((step) => only?.includes(step) ?? true)
  const dialog = { booking, busy, onClose: () => setOpen(null) }
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
        ) : (
          <Button
            key={step}
            variant={looks[step]}
            busy={busy && step === 'approve' && open === null}
            onClick={() => (step === 'approve' ? void take({ step }) : setOpen(step))}
          >
            {i18n._(labels[step])}
          </Button>
        ),
      )}
      {open === 'check_out' && (
        <CheckOutDialog
          {...dialog}
          today={today}
          onCheckOut={(reason) => void take({ step: 'check_out', reason })}
        />
      )}
      {open === 'no_show' && (
        <NoShowDialog {...dialog} onNoShow={() => void take({ step: 'no_show' })} />
      )}
      {open === 'cancel' && (
        <CancelDialog {...dialog} onCancel={(reason) => void take({ step: 'cancel', reason })} />
      )}
      {open === 'reschedule' && (
        <RescheduleDialog
          {...dialog}
          terms={terms}
          onMove={(move, price) => void take({ step: 'reschedule', ...move, price })}
        />
      )}
    </>
  )
}
