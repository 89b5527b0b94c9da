import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** The wizard's five steps, by their addresses (spec 1 §2). */
export const steps = ['dates', 'extras', 'details', 'review', 'pay'] as const
export type Step = (typeof steps)[number]

/** `?step=`; without one, or with one we don't know, the first. */
export function stepOf(query: URLSearchParams): Step {
  const asked = query.get('step')
  return steps.find((step) => step === asked) ?? 'dates'
}

/** The address of a step: the query stays, save what belongs to the last step. */
export function stepSearch(query: URLSearchParams, step: Step): string {
  const next = new URLSearchParams(query)
  next.delete('request')
  if (step === 'dates') next.delete('step')
  else next.set('step', step)
  return next.size === 0 ? '' : `?${next}`
}

export function stepBefore(step: Step): Step {
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'dates'
}

export function stepAfter(step: Step): Step {
  return steps[Math.min(steps.length - 1, steps.indexOf(step) + 1)] ?? 'pay'
}

/** Where a booking of this device is paid for: the wizard's last step, or the bundle's. */
export function payAddress({
  id,
  route,
  body,
}: Pick<OperationRow, 'id' | 'route' | 'body'>): string {
  if (route === 'bookBundle') {
    const [first = ''] = (body as BookBundle).room_ids
    return `/rooms/${encodeURIComponent(first)}?bundle=1&request=${id}`
  }
  return `/rooms/${encodeURIComponent((body as BookRoom).room_id)}?step=pay&request=${id}`
}
