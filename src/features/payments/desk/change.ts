import { i18n } from '@lingui/core'
import type { ChangePayment } from '#contract/money.ts'
import { paymentStepLeadsTo, type PaymentStep } from '#domain/payment-steps.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { deviceRows } from '#parts/use-device-rows.ts'
import type { Money } from '../money.ts'
import { openByPayment, workOn } from './open-work.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { changeTitle, subjectLine } from '../operations/texts.ts'
import { subjectTitle } from '../subject-title.ts'
import { subjectCalls, subjectGroup } from '../subjects.ts'

/** What the person saw, for the server's conflict check (design §5). */
function seenOf({ status, amount, refund_status }: Money): NonNullable<ChangePayment['seen']> {
  return { status, amount, refund_status }
}

/**
 * Puts a change of a payment into the outbox, after this device's earlier changes of the same one: if
 * the server refuses those, it is parked with them. Throws NotSavedError.
 */
export async function changePayment(
  money: Money,
  fields: Omit<ChangePayment, 'seen'>,
): Promise<OperationRow> {
  const { outbox, actor } = offline()
  const before = workOn(openByPayment(aboutRows(deviceRows())), money).findLast(
    ({ wish }) => wish === null,
  )
  const body: ChangePayment = { ...fields, seen: seenOf(money) }
  const { subject, subject_code: code, customer } = money
  const title = subjectTitle(money)
  const what = [amountText(money.amount, money.currency), customer, subjectLine({ code, title })]
  return outbox.confirm({
    route: subjectCalls[subject.kind].change,
    params: { id: subject.id, paymentId: money.id },
    body,
    group: subjectGroup(subject),
    after: before ? [before.id] : [],
    actor: actor(),
    words: {
      title: i18n._(changeTitle(body)),
      detail: what.filter((word) => word !== '').join(' · '),
    },
  })
}

/** Mark Paid, Refund and Cancel send the state alone (spec 3 §7.7). */
export const stepPayment = (money: Money, step: PaymentStep): Promise<OperationRow> =>
  changePayment(money, { status: paymentStepLeadsTo(step) })

/** Voids a payment with a reason: it stays in the list, and is in no sum. */
export const voidPayment = (money: Money, reason: string): Promise<OperationRow> =>
  changePayment(money, { void_reason: reason })
