import { msg } from '@lingui/core/macro'
import { laundry } from '#contract/services/laundry.ts'
import type { LaundryStatus, LaundryStep } from '#domain/laundry.ts'
import { stepMeanings, type StepTexts } from '#parts/service-steps.ts'

/** The four steps of a laundry order at the desk (spec 3 §4, §7.6), as queued operations. */

export const laundryStepLabels = {
  start: msg`Start`,
  ready: msg`Ready`,
  deliver: msg`Deliver`,
  cancel: msg`Cancel`,
}

export const laundryStepTexts: StepTexts<LaundryStatus, LaundryStep> = {
  titles: {
    start: msg`Start laundry`,
    ready: msg`Mark laundry ready`,
    deliver: msg`Deliver laundry`,
    cancel: msg`Cancel laundry`,
  },
  states: {
    pending: msg`Pending`,
    processing: msg`Processing`,
    ready: msg`Ready`,
    delivered: msg`Delivered`,
    cancelled: msg`Cancelled`,
  },
  check: msg`Look at the order's state in the house's own list before you send this again.`,
}

export const laundryStepMeanings = stepMeanings(laundry, laundryStepTexts)
