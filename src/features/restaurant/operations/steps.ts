import { msg } from '@lingui/core/macro'
import { restaurant } from '#contract/services/restaurant.ts'
import type { OrderStatus, OrderStep } from '#domain/restaurant.ts'
import { stepDescriptors as descriptorsOf, type StepTexts } from '#parts/service-steps.ts'

/** The six steps of an order at the desk (spec 3 §4, §7.3), as queued operations. */

export const stepLabels = {
  accept: msg`Accept`,
  start: msg`Start`,
  ready: msg`Ready`,
  deliver: msg`Deliver`,
  complete: msg`Complete`,
  cancel: msg`Cancel`,
}

export const stepTexts: StepTexts<OrderStatus, OrderStep> = {
  titles: {
    accept: msg`Accept order`,
    start: msg`Start preparing order`,
    ready: msg`Mark order ready`,
    deliver: msg`Deliver order`,
    complete: msg`Complete order`,
    cancel: msg`Cancel order`,
  },
  failed: {
    accept: msg`Failed to accept.`,
    start: msg`Failed to start preparing.`,
    ready: msg`Failed to mark ready.`,
    deliver: msg`Failed to deliver.`,
    complete: msg`Failed to complete.`,
    cancel: msg`Failed to cancel.`,
  },
}

export const stepDescriptors = descriptorsOf(restaurant, stepTexts)
