/** The four steps, by their addresses (spec 2 §2). */
export const steps = ['services', 'schedule', 'details', 'review'] as const
export type Step = (typeof steps)[number]

/** `?step=`; without one, or with one we don't know, the first. */
export function stepOf(query: URLSearchParams): Step {
  const asked = query.get('step')
  return steps.find((step) => step === asked) ?? 'services'
}

/** The address of a step; the query stays, save what was meant for one visit. */
export function stepSearch(query: URLSearchParams, step: Step): string {
  const next = new URLSearchParams(query)
  next.delete('time')
  if (step === 'services') next.delete('step')
  else next.set('step', step)
  return next.size === 0 ? '' : `?${next}`
}

export function stepBefore(step: Step): Step {
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'services'
}

export function stepAfter(step: Step): Step {
  return steps[Math.min(steps.length - 1, steps.indexOf(step) + 1)] ?? 'review'
}
