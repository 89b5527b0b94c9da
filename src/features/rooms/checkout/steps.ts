import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { forStayOf } from '#ui/for-stay.ts'

/** The wizard's five steps, by their addresses (spec 1 §2). */
export const steps = ['dates', 'extras', 'details', 'review', 'pay'] as const
export type Step = (typeof steps)[number]

/** A room that goes with the rest of a stay: who books and how it is paid is asked there. */
const forStaySteps: readonly Step[] = ['dates', 'extras', 'review']

/** The steps that an address has. */
export function stepsOf(query: URLSearchParams): readonly Step[] {
  return forStayOf(query) === null ? steps : forStaySteps
}

/** `?step=`; without one, or with one we don't know, the first. */
export function stepOf(query: URLSearchParams): Step {
  const asked = query.get('step')
  return stepsOf(query).find((step) => step === asked) ?? 'dates'
}

/** The address of a step: the query stays, save what belongs to the last step. */
export function stepSearch(query: URLSearchParams, step: Step): string {
  const next = new URLSearchParams(query)
  next.delete('request')
  if (step === 'dates') next.delete('step')
  else next.set('step', step)
  return next.size === 0 ? '' : `?${next}`
}

export function stepBefore(step: Step, all: readonly Step[] = steps): Step {
  return all[Math.max(0, all.indexOf(step) - 1)] ?? 'dates'
}

export function stepAfter(step: Step, all: readonly Step[] = steps): Step {
  return all[Math.min(all.length - 1, all.indexOf(step) + 1)] ?? 'pay'
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
