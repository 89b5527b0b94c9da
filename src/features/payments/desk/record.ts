import type { RecordPayment } from '#contract/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { operationTitle } from '#parts/operation-title.ts'
import { descriptors } from '../operations.ts'
import { subjectLine } from '../operations/texts.ts'
import { subjectCalls, subjectGroup, type SubjectRef } from '../subjects.ts'

/** What money is taken for, as the outbox row names it. */
export interface MoneySubject extends SubjectRef {
  /** Its short code; '' if it has none yet. */
  code: string
  /** "104 Garden", "3 dishes, 19:00"; '' where the code is enough. */
  title: string
  /** Whose it is. */
  customer: string
}

/** Wire fields of money that was taken; `method` and `status` in lower case. */
export type RecordBody = Omit<RecordPayment, 'customer_name'> & { customer_name: string }

/**
 * Puts a payment that the desk took into the outbox, in order with all operations on its subject.
 * Resolves when it is on this device; throws NotSavedError. `id`: makes a second tap harmless.
 */
export async function recordPayment(
  subject: MoneySubject,
  body: RecordBody,
  id?: string,
): Promise<OperationRow> {
  const operation = moneyTaken(subject, body)
  return offline().outbox.confirm(id === undefined ? operation : { ...operation, id })
}

/** The same operation, not confirmed yet: to be confirmed together with another one. */
export function moneyTaken(subject: MoneySubject, body: RecordBody): NewOperation {
  return {
    route: subjectCalls[subject.kind].record,
    params: { id: subject.id },
    body,
    group: subjectGroup(subject),
    actor: offline().actor(),
    words: { title: recordTitle(body), detail: subjectLine(subject) },
  }
}

/**
 * Moves a payment to another subject when its own was never created: recorded there first, then the
 * old record is withdrawn, so that it is always recorded somewhere. `id`: of the new record, so that
 * a second try does nothing twice. Throws NotSavedError.
 */
export async function moveMoney(
  from: string,
  subject: MoneySubject,
  body: RecordBody,
  id: string,
): Promise<void> {
  await recordPayment(subject, body, id)
  await offline().outbox.dismiss(from)
}

/** A record's title, in the language of the person who confirms it. */
export const recordTitle = (body: RecordBody): string =>
  operationTitle(descriptors, 'recordBookingPayment', body)
