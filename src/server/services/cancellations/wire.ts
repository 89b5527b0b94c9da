import type { Said } from '#contract/refusals/index.ts'
import { englishMessage, plainReason } from '../../pipeline/refusal.ts'
import type { Kysely } from 'kysely'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { fromCents } from '#domain/money.ts'
import type { CancellationsTable, Database } from '../../db/schema.ts'
import type { Own } from './own.ts'

/** What the guest agreed to when this was cancelled; undefined where the desk did it. */
export async function recordOf(
  db: Kysely<Database>,
  own: Pick<Own, 'kind' | 'subjectId' | 'ids'>,
): Promise<CancellationsTable | undefined> {
  const row = await db
    .selectFrom('cancellations')
    .selectAll()
    .where('kind', '=', own.kind)
    .where('subject_id', '=', own.subjectId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const its = JSON.parse(row.subject_ids) as string[]
  return own.ids.some((id) => its.includes(id)) ? row : undefined
}

/** Amounts of a cancellation, in the smallest unit of its currency. */
export function amountsOf(own: Own, record: CancellationsTable | undefined) {
  if (own.status !== 'cancelled') {
    return { total: own.total, paid: own.held, kept: own.terms.kept, refund: own.terms.refund }
  }
  if (record !== undefined) {
    const { total, paid, kept, refund } = record
    return { total, paid, kept, refund }
  }
  return {
    total: own.total,
    paid: own.held + own.refunded,
    kept: own.held,
    refund: own.refunded,
  }
}

/** Decimal dollars, or whole francs. */
export function amountOnWire(amount: number, currency: 'USD' | 'RWF'): number {
  return currency === 'USD' ? fromCents(amount) : amount
}

/** What is shown before anything is confirmed, and again after. */
export function termsWire(own: Own, record: CancellationsTable | undefined): CancellationTerms {
  const { total, paid, kept, refund } = amountsOf(own, record)
  const why = reasonFor(own)
  const amount = (value: number) => amountOnWire(value, own.currency)
  return {
    kind: own.kind,
    code: own.code,
    status: own.status,
    lines: own.lines.map(({ title, detail }) => ({ title, detail })),
    day: own.day,
    time: own.time,
    can_cancel: own.terms.canCancel,
    reason: why && englishMessage(why),
    why,
    free_until: own.terms.freeUntil?.toISOString() ?? null,
    currency: own.currency,
    total: amount(total),
    paid: amount(paid),
    kept: amount(kept),
    refund: amount(refund),
  }
}

/** Why a guest cannot cancel it; null where they can. */
export function reasonFor({ terms, freeHours, startedAs = 'already_begun' }: Own): Said | null {
  switch (terms.reason) {
    case null:
      return null
    case 'cancelled':
      return { reason: 'already_cancelled' }
    case 'begun':
      return { reason: 'already_begun' }
    case 'over':
      return { reason: 'already_over' }
    case 'accepted':
      return { reason: 'order_accepted' }
    case 'started':
      return plainReason(startedAs)
    case 'too_late':
      return { reason: 'free_hours_over', params: { hours: freeHours ?? 0 } }
  }
}
