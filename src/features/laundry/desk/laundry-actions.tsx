import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { laundryTerms } from '#domain/cancellation.ts'
import { openLaundrySteps, type LaundryStep } from '#domain/laundry.ts'
import { CancelMoney } from '#parts/desk/cancel-money.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { laundryStepLabels } from '../operations/steps.ts'
import { useLaundryStep } from './use-laundry-step.ts'

/** The lawful steps from the state shown (spec 3 §4): the next one stands out, Cancel asks first. */
export function LaundryActions({ order }: { order: LaundryOrder }) {
  const { i18n } = useLingui()
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
      {openLaundrySteps(order.status).map((step) => (
        <Button
          key={step}
          variant={step === 'cancel' ? 'quiet' : 'primary'}
          busy={busy === step}
          onClick={() => (step === 'cancel' ? setCancelling(true) : void take(step))}
        >
          {i18n._(laundryStepLabels[step])}
        </Button>
      ))}
      {cancelling && (
        <CancelDialog
          order={order}
          onClose={() => setCancelling(false)}
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
  onClose,
  onCancel,
}: {
  order: LaundryOrder
  onClose: () => void
  onCancel: (reason: string) => Promise<void>
}) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const { customer } = order
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void onCancel(reason)}
      title={t`Cancel this laundry order?`}
      confirmLabel={t`Cancel order`}
      cancelLabel={t`Keep order`}
    >
      <div className="mb-4 grid gap-2">
        <p>
          <Trans>{customer} will see that the house cancelled it. This cannot be undone.</Trans>
        </p>
        <CancelMoney
          subject={{ kind: 'laundry', id: order.id }}
          paid={order.payment_status === 'paid'}
          termsOf={(paid) => laundryTerms(order.status, paid)}
        />
      </div>
      <TextArea
        label={t`Reason for the guest`}
        optional
        value={reason}
        maxLength={300}
        rows={2}
        onChange={setReason}
      />
    </ConfirmDialog>
  )
}
