import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Context } from '../../pipeline/context.ts'
import type { Database, PaymentsTable, ProviderPaymentsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import type { Bill, Subject } from './payables/payable.ts'
import { byKind, lockSubjects } from './payables/payables.ts'

export type ProviderPayment = Selectable<ProviderPaymentsTable>
export type PaymentRow = Selectable<PaymentsTable>

/** Columns of money that was not given back, stands on no receipt and is not voided. */
export const nothingBack = {
  refund_cents: 0,
  refund_charged: 0,
  refund_status: null,
  refund_note: null,
  refunded_at: null,
  receipt_id: null,
  voided_at: null,
  void_reason: null,
} satisfies Partial<PaymentRow>

/** What talking to a provider needs of the server. */
export type PaymentContext = Pick<Context, 'store' | 'payments' | 'now' | 'log'>

export function subjectsOf(payment: Pick<ProviderPayment, 'subjects'>): Subject[] {
  return JSON.parse(payment.subjects) as Subject[]
}

/** Bookings of rooms by their ids. */
export const roomSubjects = (ids: readonly string[]): Subject[] =>
  ids.map((id) => ({ kind: 'room', id }))

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

/** Rows of `payments` that are for any of these. */
const isFor = (subjects: readonly Subject[]) => (eb: ExpressionBuilder<Database, 'payments'>) =>
  eb.or(
    byKind(subjects).map(({ of, ids }) =>
      eb.and([eb('subject_kind', '=', of.kind), eb('subject_id', 'in', ids)]),
    ),
  )

/** Money on subjects, in any state. */
export async function paymentsOn(
  db: Kysely<Database>,
  subjects: readonly Subject[],
): Promise<PaymentRow[]> {
  if (subjects.length === 0) return []
  return await db
    .selectFrom('payments')
    .selectAll()
    .where(isFor(subjects))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Whether money is on this subject. */
export const isOn = ({ subject_kind, subject_id }: PaymentRow, { kind, id }: Subject): boolean =>
  subject_id === id && subject_kind === kind

/** Cents of a dollar that were taken for a subject and not given back. */
export function takenFor(subject: Subject, payments: readonly PaymentRow[]): number {
  return payments
    .filter((row) => isOn(row, subject) && row.status === 'paid')
    .reduce((sum, { amount_cents, refund_cents }) => sum + amount_cents - refund_cents, 0)
}

/**
 * The transaction's row, locked, after all that it pays for: the order in which everyone locks.
 * Undefined: no such row.
 */
export async function lockPayment(
  tx: Tx,
  id: string,
): Promise<{ payment: ProviderPayment; bills: Bill[] } | undefined> {
  const found = await findPayment(tx.db, id)
  if (found === undefined) return undefined
  const { rows } = await lockSubjects(tx, subjectsOf(found))
  const payment = await tx.lock('provider_payments', id)
  return payment === undefined ? undefined : { payment, bills: rows }
}

/** Transactions under way for any of these. */
export async function pendingFor(
  db: Kysely<Database>,
  subjects: readonly Subject[],
): Promise<ProviderPayment[]> {
  if (subjects.length === 0) return []
  return await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('provider_payment_id')
        .$narrowType<{ provider_payment_id: string }>()
        .where(isFor(subjects))
        .where('provider_payment_id', 'is not', null),
    )
    .orderBy('created_at')
    .execute()
}
