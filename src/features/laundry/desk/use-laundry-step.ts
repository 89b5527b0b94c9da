import type { LaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import type { LaundryStep } from '#domain/laundry.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { stepOn } from '#parts/service-steps.ts'
import { laundryStepTexts } from '../operations/steps.ts'
import { laundryDeskMeanings } from './meanings.ts'

/** Takes a step on a laundry order; see useDeskStep. */
export function useLaundryStep(): (
  order: LaundryOrder,
  step: LaundryStep,
  reason?: string,
) => Promise<boolean> {
  const take = useDeskStep(laundryDeskMeanings)
  return (order, step, reason) =>
    take({
      ...stepOn(laundry, laundryStepTexts, order, step, reason),
      about: [order.customer, order.code],
    })
}
