import type { RecordPayment } from '#contract/money.ts'
import { OPERATION_REF } from '#contract/wire.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { formOfRecord } from '../form.ts'
import { isMoney } from './open-work.ts'
import { subjectNamed } from '../operations/texts.ts'
import { subjectOf } from '../subjects.ts'
import type { PaymentStart } from './payment-dialog.tsx'

/** Opens the dialog with a waiting or refused record; null: there is nothing to change. */
export function startOf(
  id: string | null,
  operations: readonly OperationRow[],
  today: string,
): PaymentStart | null {
  const operation = operations.find((one) => one.id === id)
  const subject = operation && isMoney(operation) ? subjectOf(operation) : null
  if (operation === undefined || subject === null || 'paymentId' in operation.params) return null
  const body = operation.body as RecordPayment
  const named = { ...subject, ...subjectNamed(operation.words.detail) }
  const form = formOfRecord(body, { ...named, customer: body.customer_name ?? '' }, today)
  if (operation.parkReason !== 'predecessor') return { form, changing: operation.id }
  // Its subject may never have been created: the payment is put on another one.
  const isGone = subject.id.startsWith(OPERATION_REF) && !willBe(subject.id, operations)
  return {
    form: isGone ? { ...form, subject: null } : form,
    changing: operation.id,
    stranded: true,
  }
}

/** Whether the row that an operation creates may still be created. */
function willBe(reference: string, operations: readonly OperationRow[]): boolean {
  const maker = operations.find(({ id }) => OPERATION_REF + id === reference)
  if (maker === undefined || ['withdrawn', 'settled'].includes(maker.state)) return false
  // The house is still asked to forget it: nobody means to keep it.
  return maker.wish?.kind !== 'withdraw'
}
