import { Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/restaurant.ts'
import { orderSteps, type OrderStep } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { isGhost } from '#parts/desk/list-rows.tsx'
import { useServiceStep } from '#parts/desk/service-actions.tsx'
import { Badge } from '#ui/badge.tsx'
import { onFirstPress } from '#parts/desk/use-desk-step.ts'
import { Button } from '#ui/button.tsx'
import { stepLabels } from '../operations/steps.ts'
import { isParked } from './board.ts'
import { aboutOrder, deskSteps } from './order-steps.ts'

/** Where an order stands as this device knows it, and the step that comes next. */
export function OrderFoot({
  order,
  steps,
  size,
}: {
  order: Order
  /** Its open steps. */
  steps: readonly OperationRow[]
  size?: 'lg'
}) {
  const isHere = isGhost(order) || steps.some(({ state }) => state !== 'parked')
  return (
    <>
      {isHere && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-waiting">
          <Smartphone className="mt-0.5 size-4 shrink-0" />
          <span>
            <Trans>Saved on this device, not yet with the house</Trans> <ByWhom steps={steps} />
          </span>
        </p>
      )}
      {isParked(steps) ? (
        <Badge tone="conflict">
          <Trans>Needs your decision</Trans>
        </Badge>
      ) : (
        // The server must have it before a step can be taken on it.
        !isGhost(order) && <NextStep order={order} size={size} />
      )}
    </>
  )
}

/** The one step that the kitchen takes next. */
function NextStep({ order, size = 'md' }: { order: Order; size?: 'md' | 'lg' }) {
  const { i18n } = useLingui()
  const takeStep = useServiceStep(deskSteps)
  const [busy, setBusy] = useState(false)
  const step = orderSteps.open(order.status).find((one) => one !== 'cancel')
  if (!step) return null
  async function take(next: OrderStep) {
    setBusy(true)
    await takeStep(order, next, aboutOrder(order))
    setBusy(false)
  }
  return (
    <Button
      block
      size={size}
      variant={order.status === 'pending' ? 'primary' : 'secondary'}
      busy={busy}
      onClick={onFirstPress(() => void take(step))}
    >
      {i18n._(stepLabels[step])}
    </Button>
  )
}
