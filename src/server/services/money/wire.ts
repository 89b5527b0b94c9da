import type { Kysely, Selectable } from 'kysely'
import { tableOf } from '#contract/services/index.ts'
import { deskPayment as paymentSchema, type DeskPayment } from '#contract/money.ts'
import { payables as payableKinds } from '#contract/payments.ts'
import { fromCents, fromMinor } from '#domain/money.ts'
import type { Database, PaymentsTable } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { activeIn, onWire, rowsIn, type WireRows } from '../../db/wire.ts'
import { describeSubjects, isPayable, wholeTitle } from '../payments/index.ts'

type PaymentRow = Selectable<PaymentsTable>

interface Named {
  code: string
  title: string
}

/** Codes and titles of what payments are for, by `kind:id`. */
async function namesOf(db: Kysely<Database>, rows: readonly PaymentRow[]) {
  const names = new Map<string, Named>()
  for (const kind of payableKinds) {
    const ids = rows.filter(({ subject_kind }) => subject_kind === kind)
    const unique = [...new Set(ids.map(({ subject_id }) => subject_id))]
    for (const some of batches(unique)) {
      const codes = await db
        .selectFrom(tableOf[kind] as 'hotel_bookings')
        .select(['id', 'code'])
        .where('id', 'in', some)
        .execute()
      const subjects = some.map((id) => ({ kind, id }))
      const titles = new Map(
        (await describeSubjects(db, subjects)).map((one) => [one.id, wholeTitle(one)]),
      )
      for (const { id, code } of codes) {
        names.set(`${kind}:${id}`, { code, title: titles.get(id) ?? '' })
      }
    }
  }
  return names
}

async function providersOf(db: Kysely<Database>, rows: readonly PaymentRow[]) {
  const found = new Map<string, NonNullable<DeskPayment['provider']>>()
  const ids = rows.flatMap(({ provider_payment_id }) => provider_payment_id ?? [])
  for (const some of batches([...new Set(ids)])) {
    const its = await db
      .selectFrom('provider_payments')
      .select(['id', 'provider', 'status', 'flag'])
      .where('id', 'in', some)
      .execute()
    for (const { id, provider, status, flag } of its) {
      found.set(id, { name: provider, status, flag })
    }
  }
  return found
}

async function receiptsOf(db: Kysely<Database>, rows: readonly PaymentRow[]) {
  const found = new Map<string, NonNullable<DeskPayment['receipt']>>()
  const ids = rows.flatMap(({ receipt_id }) => receipt_id ?? [])
  for (const some of batches([...new Set(ids)])) {
    const its = await db.selectFrom('receipts').select(['id', 'number']).where('id', 'in', some)
    for (const one of await its.execute()) found.set(one.id, one)
  }
  return found
}

/** Payments as the desk sees them; those of kinds that it does not know are left out. */
export async function deskPayments(
  db: Kysely<Database>,
  rows: readonly PaymentRow[],
): Promise<DeskPayment[]> {
  const names = await namesOf(db, rows)
  const providers = await providersOf(db, rows)
  const receipts = await receiptsOf(db, rows)
  return rows.flatMap((row) => {
    const { subject_kind: kind, subject_id: id } = row
    if (!isPayable(kind)) return []
    const named = names.get(`${kind}:${id}`)
    const shown = (charged: number) => fromMinor(charged, row.currency)
    return onWire(paymentSchema, row, {
      subject: { kind, id },
      subject_code: named?.code ?? '',
      subject_title: named?.title ?? '',
      customer: row.customer_name,
      amount: shown(row.charged),
      dollars: fromCents(row.amount_cents),
      provider:
        row.provider_payment_id === null ? null : (providers.get(row.provider_payment_id) ?? null),
      refunded: shown(row.refund_charged),
      receipt: row.receipt_id === null ? null : (receipts.get(row.receipt_id) ?? null),
      voided: row.voided_at === null ? null : { at: row.voided_at, reason: row.void_reason ?? '' },
    })
  })
}

export async function deskPayment(db: Kysely<Database>, row: PaymentRow): Promise<DeskPayment> {
  const [payment] = await deskPayments(db, [row])
  if (payment === undefined) throw new Error('A payment without a known subject')
  return payment
}

/** For the feed of changes, which staff alone read payments from. */
export const paymentRows: WireRows = async (db, ids) => {
  return await deskPayments(db, await rowsIn(activeIn(db, 'payments'), ids))
}
