import { msg } from '@lingui/core/macro'
import { custom } from '#contract/services/custom.ts'
import type { CustomStatus, CustomStep } from '#domain/custom.ts'
import { stepDescriptors, type StepTexts } from '#parts/service-steps.ts'

/** The desk's steps on an order of the house's own services, as queued operations. */

export const customStepTexts: StepTexts<CustomStatus, CustomStep> = {
  titles: {
    confirm: msg`Confirm the order`,
    complete: msg`Complete the order`,
    cancel: msg`Cancel the order`,
  },
}

export const customStepDescriptors = stepDescriptors(custom, customStepTexts)
