import { useLingui } from '@lingui/react/macro'
import type { Order, StepOrder } from '#contract/restaurant.ts'
import type { OrderStep } from '#domain/restaurant.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { orderGroup, stepMeanings, stepRoutes, stepTitles } from '../operations/steps.ts'

/** Takes a step on an order; see useDeskStep. */
export function useStep(): (order: Order, step: OrderStep, reason?: string) => Promise<boolean> {
  const { t } = useLingui()
  const take = useDeskStep(stepMeanings)
  return (order, step, reason) => {
    const body: StepOrder = { seen: { status: order.status }, reason: reason?.trim() || null }
    return take({
      route: stepRoutes[step],
      id: order.id,
      body,
      group: orderGroup(order.id),
      title: stepTitles[step],
      about: [t`No. ${order.number}`, order.customer_name, order.schedule_time],
    })
  }
}
