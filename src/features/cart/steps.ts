import { msg } from '@lingui/core/macro'
import { wizardSteps } from '#parts/request-form/wizard-steps.ts'

/**
 * The cart's steps, by their addresses. `room` and `services` open the first step with something to
 * add (spec 1 §2, "/book"); `sent` shows the status of a sent cart.
 */
export const steps = wizardSteps({
  label: msg`Steps of your stay`,
  names: {
    what: msg`What you would like`,
    you: msg`Your Details`,
    review: msg`Review and pay`,
    sent: msg`Status and payment`,
  },
  last: 'review',
  id: 'stay-step',
  // The query of the first step is used once.
  once: 'all',
})
export type Step = (typeof steps.all)[number]

/** The address where the guest follows a sent cart and pays for it. */
export function sentAddress(id: string): string {
  return `/book?step=sent&request=${id}`
}

/** The address that puts a sent cart's lines back into the cart, for changing. */
export function changeAddress(id: string): string {
  return `/book?change=${id}`
}
