import type { Tx } from '../../db/store.ts'
import type { ProviderStatus } from '../../payments/provider.ts'
import { notifyCartsPaid } from '../cart/index.ts'
import { notePayment } from './note.ts'
import type { Bill } from './payables/payable.ts'
import { byKind, flagSubjects, unflagSubjects } from './payables/payables.ts'
import { nextPoll } from './polls.ts'
import { isOn, paymentsOn, takenFor, type PaymentRow, type ProviderPayment } from './rows.ts'

/** Money came. Nothing of it is ever dropped: what does not fit is flagged for the desk. */

const notes = {
  amount_mismatch: 'Another amount than was asked for: settle it with the guest and the provider.',
  paid_twice: 'This was paid already: give one of the payments back.',
  room_gone: 'Paid, and the room went to another meanwhile: another room, or the money back.',
  paid_cancelled: 'Paid, and it was cancelled meanwhile: the money back, or a new booking.',
  part_paid: 'It costs more by now than was paid.',
} as const
type Flag = keyof typeof notes

export function amountDiffers(payment: ProviderPayment, word: ProviderStatus): boolean {
  return word.currency !== payment.currency || word.charged !== payment.charged
}

/** Another amount came than was requested: nothing is approved. */
export async function bookMismatch(
  tx: Tx,
  payment: ProviderPayment,
  bills: readonly Bill[],
  word: ProviderStatus,
): Promise<ProviderPayment> {
  if (payment.flag === 'amount_mismatch') return payment
  for (const row of await rowsOf(tx, payment)) {
    await tx.update('payments', row.id, { notes: notes.amount_mismatch })
  }
  await flagSubjects(tx, bills, 'amount_mismatch')
  return await tx.update('provider_payments', payment.id, {
    flag: 'amount_mismatch',
    reason: notes.amount_mismatch,
    received_currency: word.currency,
    received_charged: word.charged,
    ...providerColumns(word),
  })
}

/** Paid as asked: the books, what it was for, and the nights of rooms. */
export async function bookPaid(
  tx: Tx,
  payment: ProviderPayment,
  bills: readonly Bill[],
  word: ProviderStatus,
  now: Date,
): Promise<ProviderPayment> {
  const before = await paymentsOn(tx.db, bills)
  const covered = bills.filter(
    (one) => one.payment_status === 'paid' || takenFor(one, before) >= one.total_cents,
  )
  const others = bills.filter((one) => !covered.includes(one))
  const rows = before.filter(({ provider_payment_id }) => provider_payment_id === payment.id)
  for (const row of rows) {
    await tx.update('payments', row.id, {
      status: 'paid',
      paid_at: tx.stamp.at,
      reference: word.confirmation ?? payment.merchant_reference,
      method: methodOf(word.method),
      notes: noteFor(row, covered),
    })
    await notePayment(tx, 'payment', { ...row, method: methodOf(word.method) }, row.charged)
  }
  const taken = await paymentsOn(tx.db, others)
  const whole = others.filter((one) => takenFor(one, taken) >= one.total_cents)
  const part = others.filter((one) => !whole.includes(one))
  const flags = new Set<Flag>()
  for (const { of, ids } of byKind(whole)) {
    const late = await of.settlePaid(tx, ids, now)
    if (late !== null) flags.add(late)
  }
  await unflagSubjects(tx, whole, ['amount_mismatch', 'part_paid'])
  if (whole.length > 0) await notifyCartsPaid(tx, whole)
  if (part.length > 0) {
    for (const { of, ids } of byKind(part)) await of.setStatus(tx, ids, 'unpaid')
    await flagSubjects(tx, part, 'part_paid')
    flags.add('part_paid')
  }
  if (covered.length > 0) {
    await flagSubjects(tx, covered, 'paid_twice')
    flags.add('paid_twice')
  }
  const order: Flag[] = ['paid_twice', 'room_gone', 'paid_cancelled', 'part_paid']
  const flag = order.find((one) => flags.has(one)) ?? null
  const paid_at = tx.stamp.at
  return await tx.update('provider_payments', payment.id, {
    status: 'paid',
    paid_at,
    flag,
    reason: flag === null ? null : notes[flag],
    next_poll_at: nextPoll({ ...payment, status: 'paid', paid_at }, now),
    ...providerColumns(word),
  })
}

const noteFor = (row: PaymentRow, covered: readonly Bill[]) =>
  covered.some((one) => isOn(row, one)) ? notes.paid_twice : null

const providerColumns = ({ confirmation, method, account }: ProviderStatus) => ({
  confirmation,
  method,
  account,
})

/** As the books call it; what a provider calls itself stays on its own row. */
function methodOf(method: string | null): string {
  return /mtn|airtel|m-?pesa|momo|mobile|tigo/i.test(method ?? '') ? 'mobile money' : 'card'
}

async function rowsOf(tx: Tx, payment: ProviderPayment): Promise<PaymentRow[]> {
  return await tx.db
    .selectFrom('payments')
    .selectAll()
    .where('provider_payment_id', '=', payment.id)
    .orderBy('id')
    .execute()
}

/** Paid again under another transaction of the provider's: what the first did stays as it is. */
export async function flagPaidTwice(
  tx: Tx,
  payment: ProviderPayment,
  bills: readonly Bill[],
): Promise<ProviderPayment> {
  await flagSubjects(tx, bills, 'paid_twice')
  return await tx.update('provider_payments', payment.id, {
    flag: 'paid_twice',
    reason: notes.paid_twice,
  })
}
