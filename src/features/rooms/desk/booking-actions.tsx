import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { openBookingSteps } from '../operations/desk-steps.ts'
import type { BookingStep } from '../operations/desk-steps-words.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { DeskBooking } from './data.ts'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { useBookingStep, type WishedStep } from './use-booking-step.ts'

const labels = { approve: msg`Approve`, reschedule: msg`Reschedule`, cancel: msg`Cancel` }
const looks = { approve: 'primary', reschedule: 'secondary', cancel: 'quiet' } as const

/** The lawful steps from the state shown (spec 3 §4); all but Approve ask first. */
export function BookingActions({ booking }: { booking: DeskBooking }) {
  const { i18n } = useLingui()
  const takeStep = useBookingStep()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<BookingStep | null>(null)

  async function take(wished: WishedStep) {
    setBusy(true)
    const saved = await takeStep(booking, wished)
    setBusy(false)
    if (saved) setOpen(null)
  }

  return (
    <>
      {openBookingSteps(booking.status).map((step) => (
        <Button
          key={step}
          variant={looks[step]}
          busy={busy && step === 'approve' && open === null}
          onClick={() => (step === 'approve' ? void take({ step }) : setOpen(step))}
        >
          {i18n._(labels[step])}
        </Button>
      ))}
      {open === 'cancel' && (
        <CancelDialog
          booking={booking}
          busy={busy}
          onClose={() => setOpen(null)}
          onCancel={(reason) => void take({ step: 'cancel', reason })}
        />
      )}
      {open === 'reschedule' && (
        <RescheduleDialog
          booking={booking}
          busy={busy}
          onClose={() => setOpen(null)}
          onMove={(move) => void take({ step: 'reschedule', ...move })}
        />
      )}
    </>
  )
}
