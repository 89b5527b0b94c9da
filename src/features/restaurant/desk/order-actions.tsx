import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'
import { mealTerms } from '#domain/restaurant.ts'
import { ServiceActions } from '#parts/desk/service-actions.tsx'
import { whoseOrder } from './labels.ts'
import { aboutOrder, deskSteps } from './order-steps.ts'

/** The steps that are allowed in this state; the next one of the kitchen stands out. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useLingui()
  const guest = whoseOrder(order) || t`Guest`
  return (
    <ServiceActions
      steps={deskSteps}
      row={order}
      about={aboutOrder(order)}
      cancel={{
        title: t`Cancel order no. ${order.number}?`,
        becomes: (
          <Trans>{guest} will see that the house cancelled it. This cannot be undone.</Trans>
        ),
        termsOf: (paid) => mealTerms(order.status, paid),
      }}
    />
  )
}
