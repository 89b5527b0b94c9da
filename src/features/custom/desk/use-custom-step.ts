import { useLingui } from '@lingui/react/macro'
import type { CustomOrder } from '#contract/custom.ts'
import { custom } from '#contract/services/custom.ts'
import type { CustomStep } from '#domain/custom.ts'
import { useDeskStep } from '#parts/desk/use-desk-step.ts'
import { stepOn } from '#parts/service-steps.ts'
import { customStepMeanings, customStepTexts } from '../operations/steps.ts'
import { whenWords } from '../operations/words.ts'

/** Takes a step on an order; see useDeskStep. */
export function useCustomStep(): (
  order: CustomOrder,
  step: CustomStep,
  reason?: string,
) => Promise<boolean> {
  const { t } = useLingui()
  const take = useDeskStep(customStepMeanings)
  return (order, step, reason) =>
    take({
      ...stepOn(custom, customStepTexts, order, step, reason),
      about: [order.customer_name || t`Guest`, order.name_en, whenWords(order)],
    })
}
