import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CustomOrder } from '#contract/custom.ts'
import { customSteps, type CustomStep } from '#domain/custom.ts'
import { CancelWithReason } from '#parts/desk/cancel-with-reason.tsx'
import { useMay } from '#parts/use-may.ts'
import { Button } from '#ui/button.tsx'
import { customStepLabels } from '../operations/steps.ts'
import { whenWords } from '../operations/words.ts'
import { useCustomStep } from './use-custom-step.ts'

/** Primary for what comes next; cancelling asks first. */
function lookOf(step: CustomStep, at: number) {
  if (step === 'cancel') return 'quiet'
  return at === 0 ? 'primary' : 'secondary'
}

/** The lawful steps from the state shown. */
export function CustomActions({ order }: { order: CustomOrder }) {
  const { t, i18n } = useLingui()
  const takeStep = useCustomStep()
  const mayCancel = useMay('reception')
  const [busy, setBusy] = useState<CustomStep | null>(null)
  const [asking, setAsking] = useState(false)
  const open = customSteps.names.filter(
    (step) =>
      (step !== 'cancel' || mayCancel) &&
      customSteps.may(order.status, step, order.payment_status === 'paid'),
  )

  async function take(step: CustomStep, reason?: string) {
    setBusy(step)
    const saved = await takeStep(order, step, reason)
    setBusy(null)
    if (saved) setAsking(false)
  }

  const guest = order.customer_name || t`Guest`
  return (
    <>
      {open.map((step, at) => (
        <Button
          key={step}
          variant={lookOf(step, at)}
          busy={busy === step && !asking}
          onClick={() => (step === 'cancel' ? setAsking(true) : void take(step))}
        >
          {i18n._(customStepLabels[step])}
        </Button>
      ))}
      {asking && (
        <CancelWithReason
          busy={busy === 'cancel'}
          onClose={() => setAsking(false)}
          onCancel={(reason) => void take('cancel', reason)}
          title={t`Cancel the order of ${guest}?`}
          confirmLabel={t`Cancel order`}
          keepLabel={t`Keep order`}
          what={[order.name_en, whenWords(order)].filter((text) => text !== '').join(' · ')}
        >
          <p>
            <Trans>The guest is told. This cannot be undone.</Trans>
          </p>
          {order.payment_status === 'paid' && (
            <p>
              <Trans>It was paid: what is given back is settled apart.</Trans>
            </p>
          )}
        </CancelWithReason>
      )}
    </>
  )
}
