/**
 * The cart's steps, by their addresses. `room` and `services` are the first one opened at what is
 * to be added (spec 1 §2, "/book"); `sent` is what became of a cart.
 */
export const steps = ['what', 'you', 'review', 'sent'] as const
export type Step = (typeof steps)[number]

/** `?step=`; without one, or with one that opens it, the first. */
export function stepOf(query: URLSearchParams): Step {
  const asked = query.get('step')
  return steps.find((step) => step === asked) ?? 'what'
}

/** The address of a step; what the first one was opened at has had its day. */
export function stepSearch(step: Step): string {
  return step === 'what' ? '' : `?step=${step}`
}

export function stepBefore(step: Step): Step {
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'what'
}

export function stepAfter(step: Step): Step {
  return steps[Math.min(steps.length - 1, steps.indexOf(step) + 1)] ?? 'sent'
}

/** Where a cart that was confirmed on this device is followed and paid for. */
export function sentAddress(id: string): string {
  return `/book?step=sent&request=${id}`
}

/** The cart with what was sent in it again, for changing. */
export function changeAddress(id: string): string {
  return `/book?change=${id}`
}
