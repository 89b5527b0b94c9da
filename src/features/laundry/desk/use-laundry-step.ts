import type { LaundryOrder } from '#contract/laundry.ts'
import type { LaundryStep } from '#domain/laundry.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { laundryGroup, laundryStepRoutes, laundryStepTitles } from '../operations/steps.ts'
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
      route: laundryStepRoutes[step],
      id: order.id,
      body: {
        seen: { status: order.status },
        ...(step === 'cancel' && { reason: reason?.trim() || null }),
      },
      group: laundryGroup(order.id),
      title: laundryStepTitles[step],
      about: [order.customer, order.code],
    })
}
