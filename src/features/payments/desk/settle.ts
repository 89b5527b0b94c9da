import { i18n } from '@lingui/core'
import type { SettleCancelled } from '#contract/money.ts'
import { fromCents } from '#domain/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { settleTitle } from '../operations/settle.ts'
import { subjectGroup, type SubjectRef } from '../subjects.ts'

/**
 * Refunds or keeps the money of something that staff cancelled, in order with all operations on it.
 * Throws NotSavedError.
 *
 * @param heldCents as the person saw it, cents of a dollar
 * @param backCents what is refunded; 0: the house keeps it all
 */
export async function settleCancelled(
  subject: SubjectRef,
  detail: string,
  heldCents: number,
  backCents: number,
): Promise<OperationRow> {
  const { outbox, actor } = offline()
  const body: SettleCancelled = {
    give_back: fromCents(backCents),
    seen: { held: fromCents(heldCents) },
  }
  return outbox.confirm({
    route: 'settleCancelled',
    params: { kind: subject.kind, id: subject.id },
    body,
    group: subjectGroup(subject),
    actor: actor(),
    words: { title: i18n._(settleTitle(body)), detail },
  })
}

/**
 * This device's decision on a subject that the server's rows do not show yet.
 *
 * @param decided the operation that was confirmed while this was looked at: it counts until the row is
 * gone from the list, also once the house has it
 */
export function settlingOf(
  operations: readonly OperationRow[],
  { kind, id }: SubjectRef,
  decided: string | null,
): OperationRow | undefined {
  return operations.find(
    ({ id: own, route, params, endedAt, state, wish }) =>
      route === 'settleCancelled' &&
      params.kind === kind &&
      params.id === id &&
      wish === null &&
      (endedAt === null || (own === decided && state === 'taken')),
  )
}
