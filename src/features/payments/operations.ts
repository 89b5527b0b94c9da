import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangePayment, DeskPayment, RecordPayment } from '#contract/money.ts'
import type { Payable } from '#contract/payments.ts'
import { mayStepPayment } from '#domain/payment-steps.ts'
import { paymentStatuses, type PaymentStatus } from '#domain/payments.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ServerStatus,
  OperationDescriptors,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { applyChange, applyRecord } from './operations/overlay.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import {
  changeFailed,
  changeTitle,
  methodLabels,
  saveFailed,
  statusLabels,
  stepOf,
} from './operations/texts.ts'
import { settleDescriptors } from './operations/settle.ts'
import { subjectCalls } from './subjects.ts'

/** Descriptors of the desk's queued payments (design §3; spec 3 §2.9, §7.7). */

/** "Refunded, $160.00", since when and by whom; why, where it was voided. */
function serverStatus(current: unknown): ServerStatus | null {
  const row = rowNow<DeskPayment>(current)
  const status = paymentStatuses.find((one) => one === row.status)
  if (status === undefined) return null
  const state = row.voided ? i18n._(msg`Voided`) : i18n._(statusLabels[status])
  const amount = amountText(row.amount ?? 0, row.currency ?? houseMoneyHere().base)
  return {
    label: msg`${state}, ${amount}`,
    at: row.changed_at ?? null,
    by: row.changed_by ?? null,
    note: row.voided?.reason ?? row.notes ?? null,
  }
}

/** A payment on a receipt is not edited: it is voided with a reason, and recorded again. */
const voidAndRecord = ({ params }: OperationRow): RecoveryAction => ({
  kind: 'open',
  label: msg`Void and record again`,
  to: `/dashboard/payments?void=${params.paymentId}`,
})

const mayVoid = (status: PaymentStatus, { refunded = 0 }: Partial<DeskPayment>) =>
  (status === 'paid' || status === 'pending') && refunded === 0

/** The same change on the server's current payment, where its state allows it. */
function allTheSame(operation: OperationRow): RecoveryAction[] {
  if (operation.answer?.code === 'on_receipt') return [voidAndRecord(operation)]
  const current = rowNow<DeskPayment>(currentOf(operation.answer?.body))
  const status = paymentStatuses.find((one) => one === current.status)
  if (operation.answer?.code !== 'conflict' || status === undefined) return []
  if (current.provider) return []
  const body = operation.body as ChangePayment
  const step = stepOf(body)
  // The house voids no money that went back, and changes none that was voided: it would refuse it for ever.
  if (current.voided || (body.void_reason !== undefined && !mayVoid(status, current))) return []
  // A refund that a colleague already gave is never given twice.
  if (step !== null && !mayStepPayment(status, step)) return []
  const { seen } = body
  const again: ChangePayment = {
    ...body,
    seen: {
      status,
      amount: current.amount ?? seen?.amount,
      refund_status: current.refund_status ?? null,
    },
  }
  const amount = amountText(current.amount ?? 0, current.currency ?? houseMoneyHere().base)
  const labels = {
    pay: msg`Mark ${amount} paid all the same`,
    refund: msg`Refund ${amount} all the same`,
    cancel: msg`Cancel all the same`,
  }
  const label = step === null ? msg`Change it all the same` : labels[step]
  return [changeTo(label, operation, again)]
}

/** The form, filled with this record. */
const openForm = ({ id }: OperationRow): RecoveryAction => ({
  kind: 'open',
  label: msg`Change the payment`,
  to: `/dashboard/payments?change=${id}`,
})

/** What it was for is gone, and the money is here. */
const putElsewhere = ({ id }: OperationRow): RecoveryAction => ({
  kind: 'open',
  label: msg`Put it where it belongs`,
  to: `/dashboard/payments?change=${id}`,
})

/**
 * Another host has no path for it, as it gave no number: to what the payment is for, or to the
 * payment itself, which then goes by its place on the booking (documents/rooms.ts).
 */
const isUnnumbered = ({ parkReason, attempts, params }: OperationRow): boolean => {
  if (parkReason !== 'not_supported') return false
  const last = attempts.at(-1)?.result
  const none = last && 'none' in last ? last.none : null
  const byPlace = params.paymentId?.startsWith(`${params.id}:`) === true
  return none === 'no-number' || byPlace
}

const recordDescriptor: OperationDescriptor = {
  title(operation) {
    const {
      amount: sum,
      currency,
      method: methodCode,
      customer_name,
    } = operation.body as RecordPayment
    const amount = amountText(sum, currency)
    const method = methodLabels(methodCode)
    const customer = customer_name ?? ''
    return customer === ''
      ? msg`Payment of ${amount}, ${method}`
      : msg`Payment of ${amount} by ${customer}, ${method}`
  },
  detail: storedDetail,
  overlay: {
    resource: 'payments',
    apply: (rows, operation) => applyRecord(rows, operation),
  },
  recoveryActions(operation) {
    if (operation.parkReason === 'refused') return [openForm(operation)]
    return operation.parkReason === 'predecessor' ? [putElsewhere(operation)] : []
  },
  money({ body }) {
    const { amount: sum, currency, method: methodCode, status } = body as RecordPayment
    if (status !== 'paid') return null
    const amount = amountText(sum, currency)
    const method = methodLabels(methodCode)
    return msg`${amount}, ${method}`
  },
  failedOf: (operation) => (isUnnumbered(operation) ? msg`booking_id required` : saveFailed),
  check: msg`Check whether the payment is in the house’s own list before you send this again.`,
}

const changeDescriptor: OperationDescriptor = {
  title: (operation) => changeTitle(operation.body as ChangePayment),
  detail: storedDetail,
  overlay: {
    resource: 'payments',
    apply: (rows, operation) => applyChange(rows, operation),
  },
  recoveryActions: allTheSame,
  serverStatus: serverStatus,
  failedOf: (operation) =>
    isUnnumbered(operation)
      ? msg`payment id missing`
      : changeFailed(operation.body as ChangePayment),
  check: msg`Check the payment in the house’s own list before you send this again.`,
}

const moneyDescriptors: OperationDescriptors = Object.fromEntries(
  (Object.keys(subjectCalls) as Payable[]).flatMap((kind) => [
    [subjectCalls[kind].record, recordDescriptor],
    [subjectCalls[kind].change, changeDescriptor],
  ]),
)

/** Descriptors of operations on payments, one for each endpoint. */
export const descriptors: OperationDescriptors = { ...moneyDescriptors, ...settleDescriptors }
