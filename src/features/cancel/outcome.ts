import type { CancellationTerms, OwnKind } from '#contract/cancellations.ts'
import { readAt } from '#contract/route.ts'
import { serviceKinds } from '#contract/services/index.ts'
import type { Asked, LinkCause } from '#offline/link/types.ts'

/** The outcome of asking for the terms, or of cancelling on them. */
export type Outcome =
  | { kind: 'terms'; terms: CancellationTerms }
  /** They are not what the guest saw; nothing was cancelled. */
  | { kind: 'changed'; terms: CancellationTerms }
  /** No booking has this code with this contact; the server does not say which is wrong. */
  | { kind: 'not-found' }
  /** After wrong pairs of code and contact the next try must wait. `wait`: ms. */
  | { kind: 'slow'; wait: number }
  | { kind: 'no-answer'; cause: LinkCause }
  /** Another host, which knows no such path. */
  | { kind: 'not-offered' }
  | { kind: 'trouble' }

/** Where the server does not say how long, ms. */
const DEFAULT_WAIT_MS = 30_000

export function outcomeOf(asked: Asked): Outcome {
  if (asked.kind === 'none') return { kind: 'no-answer', cause: asked.cause }
  if (asked.status === 429) return { kind: 'slow', wait: asked.retryAfter ?? DEFAULT_WAIT_MS }
  if (asked.ok) {
    const terms = termsFrom(asked.body)
    return terms === null ? { kind: 'trouble' } : { kind: 'terms', terms }
  }
  const current = termsFrom(readAt(asked.body, 'current'))
  if (asked.status === 409 && current !== null) return { kind: 'changed', terms: current }
  const code = readAt(asked.body, 'code')
  // A code or contact of a wrong form finds nothing either.
  if (code === 'not_found' || code === 'validation') return { kind: 'not-found' }
  if (asked.status === 404) return { kind: 'not-offered' }
  return { kind: 'trouble' }
}

const isKind = (value: unknown): value is OwnKind =>
  value === 'room' || serviceKinds.some((one) => one === value)

/** Terms as the server sends them. Null where the amounts are missing: the guest agrees to these. */
export function termsFrom(body: unknown): CancellationTerms | null {
  const { parts = [], ...terms } = (body ?? {}) as Partial<CancellationTerms>
  const { kind, kept, refund } = terms
  if (!isKind(kind) || typeof kept !== 'number' || typeof refund !== 'number') return null
  return {
    ...(terms as CancellationTerms),
    ...(parts.length > 0 && { parts }),
    can_cancel: terms.can_cancel === true,
  }
}

export type Part = NonNullable<CancellationTerms['parts']>[number]

/** What is still to be paid after cancelling: what the house asks for, less what was paid. */
export function stillOwed({ paid, kept }: Pick<CancellationTerms, 'paid' | 'kept'>): number {
  return Math.max(kept - paid, 0)
}
