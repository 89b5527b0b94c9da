/** The five steps, by their addresses (spec 2 §2). */
export const steps = ['car', 'schedule', 'details', 'review', 'payment'] as const
export type Step = (typeof steps)[number]

/** For a rental that goes with the rest of a stay: who and how it is paid are asked there. */
export const staySteps: readonly Step[] = ['car', 'schedule', 'review']

/** `?step=`, by name or number (kept between 1 and 5); without one we know, the first. */
export function stepOf(query: URLSearchParams): Step {
  const asked = query.get('step') ?? ''
  if (/^-?\d{1,9}$/.test(asked)) {
    const at = Math.min(Math.max(Number(asked), 1), steps.length)
    return steps[at - 1] ?? 'car'
  }
  return steps.find((step) => step === asked) ?? 'car'
}

/** The address of a step: the query stays, save what belongs to the last step. */
export function stepSearch(query: URLSearchParams, step: Step): string {
  const next = new URLSearchParams(query)
  next.delete('request')
  if (step === 'car') next.delete('step')
  else next.set('step', step)
  return next.size === 0 ? '' : `?${next}`
}

export function stepBefore(step: Step, among: readonly Step[] = steps): Step {
  return among[Math.max(0, among.indexOf(step) - 1)] ?? 'car'
}

export function stepAfter(step: Step, among: readonly Step[] = steps): Step {
  return among[Math.min(among.length - 1, among.indexOf(step) + 1)] ?? 'payment'
}
