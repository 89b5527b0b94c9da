import { msg } from '@lingui/core/macro'
import { wizardSteps } from '#parts/request-form/wizard-steps.ts'

/**
 * The cart's steps, by their addresses. `room` and `services` are the first one opened at what is
 * to be added (spec 1 §2, "/book"); `sent` is what became of a cart.
 */
export const steps = wizardSteps({
  label: msg`Steps of your stay`,
  names: {
    what: msg`What you would like`,
    you: msg`Your Details`,
    review: msg`Review and pay`,
    sent: msg`Follow and pay`,
  },
  last: 'review',
  id: 'stay-step',
  // What the first one was opened at has had its day.
  once: 'all',
})
export type Step = (typeof steps.all)[number]

/** Where a cart that was confirmed on this device is followed and paid for. */
export function sentAddress(id: string): string {
  return `/book?step=sent&request=${id}`
}

/** The cart with what was sent in it again, for changing. */
export function changeAddress(id: string): string {
  return `/book?change=${id}`
}
