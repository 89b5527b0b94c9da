import type { Currency } from '#lib/currency.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import { englishMessage, plainReason } from '../../pipeline/refusal.ts'
import type { Kysely } from 'kysely'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { fromMinor } from '#domain/money.ts'
import type { CancellationsTable, Database } from '../../db/schema.ts'
import type { GuestBooking } from './guest-booking.ts'

/** What the guest agreed to when this was cancelled; undefined where the desk did it. */
export async function cancellationRecordOf(
  db: Kysely<Database>,
  booking: Pick<GuestBooking, 'kind' | 'subjectId' | 'ids'>,
): Promise<CancellationsTable | undefined> {
  const row = await db
    .selectFrom('cancellations')
    .selectAll()
    .where('kind', '=', booking.kind)
    .where('subject_id', '=', booking.subjectId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const its = JSON.parse(row.subject_ids) as string[]
  return booking.ids.some((id) => its.includes(id)) ? row : undefined
}

/** Amounts of a cancellation, in the smallest unit of its currency. */
export function amountsOf(booking: GuestBooking, record: CancellationsTable | undefined) {
  if (booking.status !== 'cancelled') {
    return {
      total: booking.total,
      paid: booking.held,
      kept: booking.terms.kept,
      refund: booking.terms.refund,
    }
  }
  if (record !== undefined) {
    const { total, paid, kept, refund } = record
    return { total, paid, kept, refund }
  }
  return {
    total: booking.total,
    paid: booking.held + booking.refunded,
    kept: booking.held,
    refund: booking.refunded,
  }
}

/** Decimals, where the currency has any. */
export function amountOnWire(amount: number, currency: Currency): number {
  return fromMinor(amount, currency)
}

/** What is shown before anything is confirmed, and again after. */
export function termsWire(
  booking: GuestBooking,
  record: CancellationsTable | undefined,
): CancellationTerms {
  const { total, paid, kept, refund } = amountsOf(booking, record)
  const why = reasonFor(booking)
  const amount = (value: number) => amountOnWire(value, booking.currency)
  return {
    kind: booking.kind,
    code: booking.code,
    status: booking.status,
    lines: booking.lines.map(({ title, detail }) => ({ title, detail })),
    day: booking.day,
    time: booking.time,
    can_cancel: booking.terms.canCancel,
    reason: why && englishMessage(why),
    why,
    free_until: booking.terms.freeUntil?.toISOString() ?? null,
    currency: booking.currency,
    total: amount(total),
    paid: amount(paid),
    kept: amount(kept),
    refund: amount(refund),
  }
}

/** Why a guest cannot cancel it; null where they can. */
export function reasonFor({
  terms,
  freeHours,
  startedReason = 'already_begun',
}: GuestBooking): NamedRefusal | null {
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
      return plainReason(startedReason)
    case 'too_late':
      return { reason: 'free_hours_over', params: { hours: freeHours ?? 0 } }
  }
}
