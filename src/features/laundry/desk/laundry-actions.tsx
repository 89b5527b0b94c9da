import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { laundryTerms } from '#domain/cancellation.ts'
import { laundrySteps, type LaundryStep } from '#domain/laundry.ts'
import { CancelMoney } from '#parts/desk/cancel-money.tsx'
import { CancelWithReason } from '#parts/desk/cancel-with-reason.tsx'
import { Button } from '#ui/button.tsx'
import { laundryStepLabels } from '../operations/steps.ts'
import { useLaundryStep } from './use-laundry-step.ts'

/** The lawful steps from the state shown (spec 3 §4): the next one stands out, Cancel asks first. */
export function LaundryActions({
  order,
  inFoot = false,
}: {
  order: LaundryOrder
  /** In a dialog's foot: Cancel says what, and stands back behind Close. */
  inFoot?: boolean
}) {
  const { t, i18n } = useLingui()
  const takeStep = useLaundryStep()
  const [busy, setBusy] = useState<LaundryStep | null>(null)
  const [cancelling, setCancelling] = useState(false)

  async function take(step: LaundryStep, reason?: string) {
    setBusy(step)
    const saved = await takeStep(order, step, reason)
    setBusy(null)
    return saved
  }

  return (
    <>
      {laundrySteps.open(order.status).map((step) => (
        <Button
          key={step}
          variant={step === 'cancel' ? 'quiet' : 'primary'}
          className={inFoot && step === 'cancel' ? 'order-first sm:mr-auto' : undefined}
          busy={busy === step && !cancelling}
          onClick={() => (step === 'cancel' ? setCancelling(true) : void take(step))}
        >
          {inFoot && step === 'cancel' ? t`Cancel order` : i18n._(laundryStepLabels[step])}
        </Button>
      ))}
      {cancelling && (
        <CancelDialog
          order={order}
          onClose={() => setCancelling(false)}
          busy={busy === 'cancel'}
          onCancel={async (reason) => {
            if (await take('cancel', reason)) setCancelling(false)
          }}
        />
      )}
    </>
  )
}

function CancelDialog({
  order,
  busy,
  onClose,
  onCancel,
}: {
  order: LaundryOrder
  busy: boolean
  onClose: () => void
  onCancel: (reason: string) => Promise<void>
}) {
  const { t } = useLingui()
  const { customer } = order
  return (
    <CancelWithReason
      busy={busy}
      onClose={onClose}
      onCancel={(reason) => void onCancel(reason)}
      title={t`Cancel this laundry order?`}
      confirmLabel={t`Cancel order`}
      keepLabel={t`Keep order`}
    >
      <p>
        <Trans>{customer} will see that the house cancelled it. This cannot be undone.</Trans>
      </p>
      <CancelMoney
        subject={{ kind: 'laundry', id: order.id }}
        paid={order.payment_status === 'paid'}
        termsOf={(paid) => laundryTerms(order.status, paid)}
      />
    </CancelWithReason>
  )
}
