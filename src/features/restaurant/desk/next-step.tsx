import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Order } from '#contract/restaurant.ts'
import { orderSteps } from '#domain/restaurant.ts'
import { useServiceStep } from '#parts/desk/service-actions.tsx'
import { Button } from '#ui/button.tsx'
import { stepLabels } from '../operations/steps.ts'
import { aboutOrder, deskSteps } from './order-steps.ts'

/** The one step that the kitchen takes next. */
export function NextStep({ order, size = 'md' }: { order: Order; size?: 'md' | 'lg' }) {
  const { i18n } = useLingui()
  const takeStep = useServiceStep(deskSteps)
  const [busy, setBusy] = useState(false)
  const step = orderSteps.open(order.status).find((one) => one !== 'cancel')
  if (!step) return null
  async function take() {
    if (!step) return
    setBusy(true)
    await takeStep(order, step, aboutOrder(order))
    setBusy(false)
  }
  return (
    <Button
      block
      size={size}
      variant={order.status === 'pending' ? 'primary' : 'secondary'}
      busy={busy}
      onClick={() => void take()}
    >
      {i18n._(stepLabels[step])}
    </Button>
  )
}
