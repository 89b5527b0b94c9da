import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangePayment } from '#contract/money.ts'
import type { PaymentStep } from '#domain/payment-steps.ts'
import type { PaymentStatus } from '#domain/payments.ts'

/** Labels of operations on payments. */

export const statusLabels: Record<PaymentStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  paid: msg({ message: 'Paid', context: 'money' }),
  failed: msg`Failed`,
  refunded: msg({ message: 'Refunded', context: 'money' }),
}

const methods: Readonly<Record<string, MessageDescriptor>> = {
  card: msg`Card`,
  cash: msg`Cash`,
  'mobile money': msg`Mobile Money`,
  'bank transfer': msg`Bank Transfer`,
  room: msg`Room`,
}

/** A method of another app is shown as it is. */
export function methodLabels(method: string): string {
  const known = methods[method]
  return known ? i18n._(known) : method
}

/** Which of the desk's three steps a change is; null: an edit. */
export function stepOf(body: ChangePayment): PaymentStep | null {
  if (Object.keys(body).some((field) => field !== 'status' && field !== 'seen')) return null
  if (body.status === 'paid') return 'pay'
  if (body.status === 'refunded') return 'refund'
  return body.status === 'failed' ? 'cancel' : null
}

const titles: Record<PaymentStep, MessageDescriptor> = {
  pay: msg`Mark payment paid`,
  refund: msg`Refund payment`,
  cancel: msg`Cancel payment`,
}

export function changeTitle(body: ChangePayment): MessageDescriptor {
  if (body.void_reason !== undefined) return msg`Void payment`
  const step = stepOf(body)
  return step === null ? msg`Change payment` : titles[step]
}

/** The documents' messages, for refusals without one (spec 3 §8.2). */
export const stepFailed: Record<PaymentStep, MessageDescriptor> = {
  pay: msg`Failed to mark paid.`,
  refund: msg`Failed to refund.`,
  cancel: msg`Failed to cancel.`,
}

export const saveFailed = msg`Failed to save payment.`

export function changeFailed(body: ChangePayment): MessageDescriptor {
  const step = stepOf(body)
  return step === null ? saveFailed : stepFailed[step]
}

const BETWEEN = ' · '

/** What a payment is for, in one line of the outbox; `subjectNamed` reads it back. */
export function subjectLine({ code, title }: { code: string; title: string }): string {
  return [code, title].filter((word) => word !== '').join(BETWEEN)
}

export function subjectNamed(line: string): { code: string; title: string } {
  const [code = '', ...title] = line.split(BETWEEN)
  return { code, title: title.join(BETWEEN) }
}
