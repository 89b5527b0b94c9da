import type { Kysely, Selectable } from 'kysely'
import type { Context } from '../../http/context.ts'
import type { Database, PaymentsTable, ProviderPaymentsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { lockBookings } from '../bookings/rows.ts'
import type { BookingRow } from '../bookings/wire.ts'

export type ProviderPayment = Selectable<ProviderPaymentsTable>
export type PaymentRow = Selectable<PaymentsTable>

/** What talking to a provider needs of the server. */
export type PaymentContext = Pick<Context, 'store' | 'payments' | 'now' | 'log'>

export function bookingIdsOf(payment: Pick<ProviderPayment, 'booking_ids'>): string[] {
  return JSON.parse(payment.booking_ids) as string[]
}

export async function findPayment(
  db: Kysely<Database>,
  id: string,
): Promise<ProviderPayment | undefined> {
  return await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Money on bookings, in any state. */
export async function paymentsOn(
  db: Kysely<Database>,
  bookingIds: readonly string[],
): Promise<PaymentRow[]> {
  if (bookingIds.length === 0) return []
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('subject_kind', '=', 'room')
    .where('subject_id', 'in', [...bookingIds])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Cents of a dollar that were taken for a booking and not given back. */
export function takenFor(bookingId: string, payments: readonly PaymentRow[]): number {
  return payments
    .filter(({ subject_id, status }) => subject_id === bookingId && status === 'paid')
    .reduce((sum, { amount_cents, refund_cents }) => sum + amount_cents - refund_cents, 0)
}

/**
 * The transaction's row, locked, after the bookings it pays for: the order in which everyone locks.
 * Undefined: no such row.
 */
export async function lockPayment(
  tx: Tx,
  id: string,
): Promise<{ payment: ProviderPayment; bookings: BookingRow[] } | undefined> {
  const found = await findPayment(tx.db, id)
  if (found === undefined) return undefined
  const { rows } = await lockBookings(tx, bookingIdsOf(found))
  const payment = await tx.lock('provider_payments', id)
  return payment === undefined ? undefined : { payment, bookings: rows }
}

/** Transactions under way for any of these bookings. */
export async function pendingFor(
  db: Kysely<Database>,
  bookingIds: readonly string[],
): Promise<ProviderPayment[]> {
  return await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('provider_payment_id')
        .$narrowType<{ provider_payment_id: string }>()
        .where('subject_kind', '=', 'room')
        .where('subject_id', 'in', [...bookingIds])
        .where('provider_payment_id', 'is not', null),
    )
    .orderBy('created_at')
    .execute()
}
