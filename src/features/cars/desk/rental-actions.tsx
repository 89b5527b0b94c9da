import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { carTerms } from '#domain/cancellation.ts'
import { CancelMoney } from '#parts/desk/cancel-money.tsx'
import { CancelWithReason } from '#parts/desk/cancel-with-reason.tsx'
import { Button } from '#ui/button.tsx'
import { openRentalSteps } from '../operations/desk-steps.ts'
import { daysWords, stepLabels, type DeskRentalStep } from '../operations/desk-steps-words.ts'
import type { DeskRental } from './data.ts'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { useRentalStep, type WishedStep } from './use-rental-step.ts'

const looks = {
  approve: 'primary',
  complete: 'secondary',
  reschedule: 'secondary',
  cancel: 'quiet',
} as const

/** The lawful steps from the state shown (spec 3 §4); Cancel and Reschedule ask first. */
export function RentalActions({ rental }: { rental: DeskRental }) {
  const { i18n } = useLingui()
  const takeStep = useRentalStep()
  const [busy, setBusy] = useState<DeskRentalStep | null>(null)
  const [open, setOpen] = useState<'cancel' | 'reschedule' | null>(null)

  async function take(wished: WishedStep) {
    setBusy(wished.step)
    const saved = await takeStep(rental, wished)
    setBusy(null)
    if (saved) setOpen(null)
  }

  return (
    <>
      {openRentalSteps(rental.status).map((step) => (
        <Button
          key={step}
          // With nothing left to approve, bringing it to its end stands out.
          variant={step === 'complete' && rental.status !== 'pending' ? 'primary' : looks[step]}
          busy={busy === step && open === null}
          onClick={() =>
            step === 'cancel' || step === 'reschedule' ? setOpen(step) : void take({ step })
          }
        >
          {i18n._(stepLabels[step])}
        </Button>
      ))}
      {open === 'cancel' && (
        <CancelDialog
          rental={rental}
          busy={busy !== null}
          onClose={() => setOpen(null)}
          onCancel={(reason) => void take({ step: 'cancel', reason })}
        />
      )}
      {open === 'reschedule' && (
        <RescheduleDialog
          rental={rental}
          busy={busy !== null}
          onClose={() => setOpen(null)}
          onMove={(move) => void take({ step: 'reschedule', ...move })}
        />
      )}
    </>
  )
}

/** Asks before the car is given to others, and for the reason that the guest is told. */
function CancelDialog({
  rental,
  busy,
  onClose,
  onCancel,
}: {
  rental: DeskRental
  busy: boolean
  onClose: () => void
  onCancel: (reason: string) => void
}) {
  const { t } = useLingui()
  const guest = rental.customer_name || t`Guest`
  const days = daysWords(rental.pickup_date, rental.dropoff_date)
  return (
    <CancelWithReason
      busy={busy}
      onClose={onClose}
      onCancel={onCancel}
      title={t`Cancel the rental of ${guest}?`}
      confirmLabel={t`Cancel rental`}
      what={[rental.car_name, days].filter(Boolean).join(' · ')}
      keepLabel={t`Keep rental`}
    >
      <p>
        <Trans>
          The car is free for others at once, and the guest is told. This cannot be undone.
        </Trans>
      </p>
      <CancelMoney
        subject={{ kind: 'car', id: rental.id }}
        paid={rental.payment_status === 'paid'}
        termsOf={(paid, rules, now) => carTerms(rental, paid, rules, now)}
      />
    </CancelWithReason>
  )
}
