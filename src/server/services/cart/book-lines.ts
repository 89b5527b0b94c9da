import type { Currency } from '#lib/currency.ts'
import type { CartLine, CartQuote } from '#contract/cart.ts'
import { fromCents } from '#domain/money.ts'
import type { Tx } from '../../db/store.ts'
import { Refusal } from '../../pipeline/endpoint.ts'
import type { RequestedNights } from '../bookings/index.ts'
import type { CallContext, Guest, LineBooking } from './line-handler.ts'
import { byLockOrder } from './line-handlers.ts'
import { statesOf, keyOf, type SubjectState } from './subjects.ts'
import { bookCartLine } from './book-line.ts'

/** What became of a line: taken in this transaction, or refused by its service. */
export type LineOutcome = { line: CartLine } & (
  | { booking: LineBooking; cents: number; code: string; refusal: null }
  | { booking: null; refusal: Refusal }
)

/**
 * Tries every line, also after one was refused, so that the guest hears of all of them at once.
 * Answers in the guest's order. Throws only what is no refusal.
 */
export async function bookLines(
  tx: Tx,
  lines: readonly CartLine[],
  guest: Guest,
  context: CallContext,
): Promise<LineOutcome[]> {
  const tried = new Map<CartLine, LineOutcome>()
  const rooms: RequestedNights[] = []
  for (const line of lines.toSorted(byLockOrder)) {
    try {
      const booking = await bookCartLine(tx, line, guest, context, rooms)
      const states = await statesOf(tx.db, booking.subjects)
      const rows = booking.subjects.flatMap((subject) => states.get(keyOf(subject)) ?? [])
      const roomRows = await roomsOf(tx, rows)
      rooms.push(...roomRows)
      const cents = rows.reduce((sum, { total_cents }) => sum + total_cents, 0)
      tried.set(line, { line, booking, cents, code: rows[0]?.code ?? '', refusal: null })
    } catch (error) {
      // A budget is no matter of this line: the whole waits on the phone.
      if (!(error instanceof Refusal) || error.code === 'too_many_requests') throw error
      tried.set(line, { line, booking: null, refusal: error })
    }
  }
  return lines.flatMap((line) => tried.get(line) ?? [])
}

/** Which nights of which rooms a line has now. */
async function roomsOf(tx: Tx, rows: readonly SubjectState[]): Promise<RequestedNights[]> {
  const ids = rows.flatMap(({ kind, id }) => (kind === 'room' ? [id] : []))
  if (ids.length === 0) return []
  return await tx.db
    .selectFrom('hotel_bookings')
    .select(['room_id', 'check_in', 'check_out'])
    .where('id', 'in', ids)
    .execute()
}

/** Cents of what was taken. */
export function sumOf(outcomes: readonly LineOutcome[]): number {
  return outcomes.reduce((sum, one) => sum + (one.booking === null ? 0 : one.cents), 0)
}

/** As it goes over the wire. */
export function quoteOf(outcomes: readonly LineOutcome[], currency: Currency): CartQuote {
  return {
    lines: outcomes.map((one) => ({
      line: one.line.line,
      kind: one.line.kind,
      total: one.booking === null ? null : fromCents(one.cents),
      refusal: one.refusal === null ? null : one.refusal.body,
    })),
    total: fromCents(sumOf(outcomes)),
    currency,
  }
}
