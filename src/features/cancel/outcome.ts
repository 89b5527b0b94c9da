import type { CancellationTerms, OwnKind } from '#contract/cancellations.ts'
import { readAt } from '#contract/route.ts'
import { serviceKinds } from '#contract/services/index.ts'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import type { Asked, LinkCause } from '#offline/link/types.ts'

/** What asking the house for terms, or to cancel on them, came to. */
export type Outcome =
  | { kind: 'terms'; terms: CancellationTerms }
  /** They are not what the guest saw; nothing was cancelled. */
  | { kind: 'changed'; terms: CancellationTerms }
  /** Nothing has this code with this contact; the house does not say which is wrong. */
  | { kind: 'not-found' }
  /** Wrong pairs slow the next try: ms. */
  | { kind: 'slow'; wait: number }
  | { kind: 'no-answer'; cause: LinkCause }
  /** The house has trouble, or another host that knows nothing of this. */
  | { kind: 'trouble' }

/** Where the house does not say how long, ms. */
const SOME_PATIENCE = 30_000

export function outcomeOf(asked: Asked): Outcome {
  if (asked.kind === 'none') return { kind: 'no-answer', cause: asked.cause }
  if (asked.status === 429) return { kind: 'slow', wait: asked.retryAfter ?? SOME_PATIENCE }
  if (asked.ok) {
    const terms = termsFrom(asked.body)
    return terms === null ? { kind: 'trouble' } : { kind: 'terms', terms }
  }
  const current = termsFrom(readAt(asked.body, 'current'))
  if (asked.status === 409 && current !== null) return { kind: 'changed', terms: current }
  const code = readAt(asked.body, 'code')
  // A code or contact that is none by its form finds nothing either.
  if (code === 'not_found' || code === 'validation') return { kind: 'not-found' }
  return { kind: 'trouble' }
}

const isKind = (value: unknown): value is OwnKind =>
  value === 'room' || serviceKinds.some((one) => one === value)

/** Terms as the house sends them; null where the amounts that matter are missing. */
export function termsFrom(body: unknown): CancellationTerms | null {
  const row = looseObject(body)
  const [kept, refund] = [looseNumber(row.kept), looseNumber(row.refund)]
  if (!isKind(row.kind) || kept === null || refund === null) return null
  const parts = partsFrom(row.parts)
  return {
    ...(parts.length > 0 && { parts }),
    kind: row.kind,
    code: looseText(row.code),
    status: looseText(row.status),
    lines: looseList(row.lines)
      .map(looseObject)
      .map(({ title, detail }) => ({ title: looseText(title), detail: looseText(detail) })),
    day: looseTextOrNull(row.day),
    time: looseTextOrNull(row.time),
    can_cancel: row.can_cancel === true,
    reason: looseTextOrNull(row.reason),
    why: row.why as CancellationTerms['why'],
    free_until: looseTextOrNull(row.free_until),
    currency: row.currency === 'RWF' ? 'RWF' : 'USD',
    total: looseNumber(row.total) ?? 0,
    paid: looseNumber(row.paid) ?? 0,
    kept,
    refund,
  }
}

export type Part = NonNullable<CancellationTerms['parts']>[number]

function partsFrom(value: unknown): Part[] {
  return looseList(value)
    .map(looseObject)
    .flatMap(({ kind, code, title, day, status }): Part[] => {
      if (!isKind(kind) || looseText(code) === '') return []
      const part = { kind, code: looseText(code), title: looseText(title) }
      return [{ ...part, day: looseTextOrNull(day), status: looseText(status) }]
    })
}

/** What is still to be paid after cancelling: what the house asks for beyond what it has. */
export function stillOwed({ paid, kept }: Pick<CancellationTerms, 'paid' | 'kept'>): number {
  return Math.max(kept - paid, 0)
}
