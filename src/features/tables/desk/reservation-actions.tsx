import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reservation } from '#contract/tables.ts'
import { reservationSteps, type ReservationStep } from '#domain/tables.ts'
import { CancelWithReason } from '#parts/desk/cancel-with-reason.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { stepLabels } from '../operations/desk-steps.ts'
import { whenWords } from '../operations/reserve.ts'
import { useReservationStep } from './use-reservation-step.ts'

/** What ends a reservation without a meal stands back, and asks first. */
const ending: readonly ReservationStep[] = ['no-show', 'cancel']

/** The lawful steps from the state shown, the usual one first. */
export function ReservationActions({
  reservation,
  only,
}: {
  reservation: Reservation
  /** These alone, e.g. on today's board; all of them where absent. */
  only?: readonly ReservationStep[]
}) {
  const { i18n } = useLingui()
  const takeStep = useReservationStep()
  const [busy, setBusy] = useState<ReservationStep | null>(null)
  const [asking, setAsking] = useState<'no-show' | 'cancel' | null>(null)

  async function take(step: ReservationStep, reason?: string) {
    setBusy(step)
    const saved = await takeStep(reservation, step, reason)
    setBusy(null)
    if (saved) setAsking(null)
  }

  return (
    <>
      {reservationSteps
        .open(reservation.status)
        .filter((step) => only?.includes(step) ?? true)
        .map((step, at) => (
          <Button
            key={step}
            variant={ending.includes(step) ? 'quiet' : at === 0 ? 'primary' : 'secondary'}
            busy={busy === step && asking === null}
            onClick={() =>
              step === 'no-show' || step === 'cancel' ? setAsking(step) : void take(step)
            }
          >
            {i18n._(stepLabels[step])}
          </Button>
        ))}
      {asking === 'no-show' && (
        <NoShowDialog
          reservation={reservation}
          busy={busy !== null}
          onClose={() => setAsking(null)}
          onConfirm={() => void take('no-show')}
        />
      )}
      {asking === 'cancel' && (
        <CancelDialog
          reservation={reservation}
          busy={busy !== null}
          onClose={() => setAsking(null)}
          onConfirm={(reason) => void take('cancel', reason)}
        />
      )}
    </>
  )
}

interface DialogProps {
  reservation: Reservation
  busy: boolean
  onClose: () => void
}

function NoShowDialog({
  reservation,
  busy,
  onClose,
  onConfirm,
}: DialogProps & { onConfirm: () => void }) {
  const { t } = useLingui()
  const guest = reservation.customer_name || t`Guest`
  return (
    <ConfirmDialog
      open
      tone="primary"
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t`${guest} did not come?`}
      confirmLabel={t`Mark as no-show`}
      cancelLabel={t`Keep waiting`}
    >
      <p className="mb-2 font-semibold">{whenWords(reservation)}</p>
      <Trans>The seats are free for others at once.</Trans>
    </ConfirmDialog>
  )
}

function CancelDialog({
  reservation,
  busy,
  onClose,
  onConfirm,
}: DialogProps & { onConfirm: (reason: string) => void }) {
  const { t } = useLingui()
  const guest = reservation.customer_name || t`Guest`
  return (
    <CancelWithReason
      busy={busy}
      onClose={onClose}
      onCancel={onConfirm}
      title={t`Cancel the table of ${guest}?`}
      confirmLabel={t`Cancel table`}
      what={whenWords(reservation)}
      keepLabel={t`Keep table`}
    >
      <p>
        <Trans>
          The seats are free for others at once, and the guest is told. This cannot be undone.
        </Trans>
      </p>
    </CancelWithReason>
  )
}
