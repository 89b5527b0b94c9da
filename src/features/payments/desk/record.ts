import { i18n } from '@lingui/core'
import type { RecordPayment } from '#contract/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { descriptors } from '../operations.ts'
import { subjectLine } from '../operations/words.ts'
import { subjectCalls, subjectGroup, type SubjectRef } from '../subjects.ts'

/** What money is taken for, as the outbox tells people of it. */
export interface MoneySubject extends SubjectRef {
  /** Its short code; '' where it has none yet. */
  code: string
  /** "104 Bisoke", "3 dishes, 19:00"; '' where the code says it all. */
  title: string
  /** Whose it is. */
  customer: string
}

/** Wire fields of money that was taken; `method` and `status` in lower case. */
export type RecordBody = Omit<RecordPayment, 'customer_name'> & { customer_name: string }

/**
 * Money that the desk took goes into the outbox, in order with everything else on what it is for.
 * Resolves when it is on this device; throws NotSavedError. `id`: a second tap finds the first.
 */
export async function recordPayment(
  subject: MoneySubject,
  body: RecordBody,
  id?: string,
): Promise<OperationRow> {
  const operation = moneyTaken(subject, body)
  return offline().outbox.confirm(id === undefined ? operation : { ...operation, id })
}

/** The same, not confirmed yet: for what is taken together with something else. */
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
 * Money that was taken for what never came to be goes on something else: recorded there first, then
 * the old record is let go, so that at no moment it stands nowhere. `id`: of the new record, so that
 * a second try finds the first. Throws NotSavedError.
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

/** What a record is called, in the language of whoever confirms it. */
export function recordTitle(body: RecordBody): string {
  const title = descriptors.recordBookingPayment?.title({ body } as OperationRow)
  return title === undefined ? '' : i18n._(title)
}
