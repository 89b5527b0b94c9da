import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { tourTerms } from '#domain/cancellation.ts'
import type { TourStep } from '#domain/tours.ts'
import { CancelMoney } from '#parts/desk/cancel-money.tsx'
import { CancelWithReason } from '#parts/desk/cancel-with-reason.tsx'
import { Button } from '#ui/button.tsx'
import { openTourSteps } from '../operations/desk-steps.ts'
import { dayWords } from '../operations/words.ts'
import type { DeskTourBooking } from './data.ts'
import { useTourStep } from './use-tour-step.ts'

const labels = { approve: msg`Approve`, complete: msg`Complete`, cancel: msg`Cancel` }

/** Primary for what comes next; cancelling asks first. */
function lookOf(step: TourStep, at: number) {
  if (step === 'cancel') return 'quiet'
  return at === 0 ? 'primary' : 'secondary'
}

/** The lawful steps from the state shown (spec 3 §4). */
export function TourActions({ booking }: { booking: DeskTourBooking }) {
  const { i18n } = useLingui()
  const takeStep = useTourStep()
  const [busy, setBusy] = useState<TourStep | null>(null)
  const [asking, setAsking] = useState(false)

  async function take(step: TourStep, reason?: string) {
    setBusy(step)
    const saved = await takeStep(booking, step, reason)
    setBusy(null)
    if (saved) setAsking(false)
  }

  return (
    <>
      {openTourSteps(booking).map((step, at) => (
        <Button
          key={step}
          variant={lookOf(step, at)}
          busy={busy === step && !asking}
          onClick={() => (step === 'cancel' ? setAsking(true) : void take(step))}
        >
          {i18n._(labels[step])}
        </Button>
      ))}
      {asking && (
        <CancelDialog
          booking={booking}
          busy={busy === 'cancel'}
          onClose={() => setAsking(false)}
          onCancel={(reason) => void take('cancel', reason)}
        />
      )}
    </>
  )
}

/** Asks before the places are given to others, and for the reason that the guest is told. */
function CancelDialog({
  booking,
  busy,
  onClose,
  onCancel,
}: {
  booking: DeskTourBooking
  busy: boolean
  onClose: () => void
  onCancel: (reason: string) => void
}) {
  const { t } = useLingui()
  const guest = booking.customer_name || t`Guest`
  return (
    <CancelWithReason
      busy={busy}
      onClose={onClose}
      onCancel={onCancel}
      title={t`Cancel the booking of ${guest}?`}
      confirmLabel={t`Cancel booking`}
      keepLabel={t`Keep booking`}
      what={
        <>
          {[booking.tour_name, dayWords(booking.date)].filter(Boolean).join(' · ')}
          {' · '}
          <Plural value={booking.people} one="# person" other="# people" />
        </>
      }
    >
      <p>
        <Trans>
          Its places are free for others at once, and the guest is told. This cannot be undone.
        </Trans>
      </p>
      <CancelMoney
        subject={{ kind: 'tour', id: booking.id }}
        paid={booking.payment_status === 'paid'}
        termsOf={(paid, rules, now) => tourTerms(booking, paid, rules, now)}
      />
    </CancelWithReason>
  )
}
