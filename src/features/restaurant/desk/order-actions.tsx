import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Order } from '#contract/restaurant.ts'
import { mealTerms } from '#domain/cancellation.ts'
import { orderSteps, type OrderStep } from '#domain/restaurant.ts'
import { CancelMoney } from '#parts/desk/cancel-money.tsx'
import { CancelWithReason } from '#parts/desk/cancel-with-reason.tsx'
import { Button } from '#ui/button.tsx'
import { stepLabels } from '../operations/steps.ts'
import { useStep } from './use-step.ts'

/**
 * The lawful steps from the state shown (spec 3 §4). The next one of the kitchen stands out; Cancel
 * asks first, and for whom the reason is.
 */
export function OrderActions({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const takeStep = useStep()
  const [busy, setBusy] = useState<OrderStep | null>(null)
  const [cancelling, setCancelling] = useState(false)

  async function take(step: OrderStep, reason?: string) {
    setBusy(step)
    const saved = await takeStep(order, step, reason)
    setBusy(null)
    return saved
  }

  const steps = orderSteps.open(order.status)
  return (
    <>
      {steps.map((step, at) => (
        <Button
          key={step}
          variant={step === 'cancel' ? 'quiet' : at === 0 ? 'primary' : 'secondary'}
          busy={busy === step && !cancelling}
          onClick={() => (step === 'cancel' ? setCancelling(true) : void take(step))}
        >
          {i18n._(stepLabels[step])}
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
  order: Order
  busy: boolean
  onClose: () => void
  onCancel: (reason: string) => Promise<void>
}) {
  const { t } = useLingui()
  return (
    <CancelWithReason
      busy={busy}
      onClose={onClose}
      onCancel={(reason) => void onCancel(reason)}
      title={t`Cancel order no. ${order.number}?`}
      confirmLabel={t`Cancel order`}
      keepLabel={t`Keep order`}
    >
      <p>
        <Trans>
          {order.customer_name} will see that the house cancelled it. This cannot be undone.
        </Trans>
      </p>
      <CancelMoney
        subject={{ kind: 'restaurant', id: order.id }}
        paid={order.payment_status === 'paid'}
        termsOf={(paid) => mealTerms(order.status, paid)}
      />
    </CancelWithReason>
  )
}
