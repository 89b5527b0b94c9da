import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import type { OrderStep } from '#domain/restaurant.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { stepOn } from '#parts/service-steps.ts'
import { stepMeanings, stepTexts } from '../operations/steps.ts'

/** Takes a step on an order; see useDeskStep. */
export function useStep(): (order: Order, step: OrderStep, reason?: string) => Promise<boolean> {
  const { t } = useLingui()
  const take = useDeskStep(stepMeanings)
  return (order, step, reason) =>
    take({
      ...stepOn(restaurant, stepTexts, order, step, reason),
      about: [t`No. ${order.number}`, order.customer_name, order.schedule_time],
    })
}
