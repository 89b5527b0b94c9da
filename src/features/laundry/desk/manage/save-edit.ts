import { i18n } from '@lingui/core'
import type { LaundryOrder, UpdateLaundryOrder } from '#contract/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { openSteps, stepToFollow } from '#parts/desk/open-steps.ts'
import { deviceRows } from '#parts/use-device-rows.ts'
import { editTitle } from '../../operations/edit.ts'
import { laundry } from '#contract/services/laundry.ts'
import { groupOf } from '#parts/service-steps.ts'
import { laundryDeskMeanings } from '../meanings.ts'

/**
 * Writes a change of an order into the outbox, behind what waits on that order. Answers the
 * operation's id. Throws NotSavedError.
 *
 * @param pieces what is on it then, in words
 */
export async function saveEdit({
  id,
  order,
  body,
  pieces,
  changing,
}: {
  /** Of the operation: a second tap finds it done. */
  id: string
  order: LaundryOrder
  body: UpdateLaundryOrder
  pieces: string
  /** The refused change that this one takes the place of. */
  changing: OperationRow | null
}): Promise<string> {
  const { outbox, actor } = offline()
  const words = { title: i18n._(editTitle(body)), detail: pieces }
  if (changing !== null) {
    const outcome = await outbox.change(changing.id, { body, words })
    return outcome.outcome === 'changed' ? outcome.successor.id : changing.id
  }
  const steps = openSteps(deviceRows(), laundryDeskMeanings)
  const before = stepToFollow(steps.get(order.id))
  const row = await outbox.confirm({
    id,
    route: 'updateLaundryOrder',
    params: { id: order.id },
    body,
    group: groupOf(laundry, order.id),
    after: before ? [before.id] : [],
    actor: actor(),
    words,
  })
  return row.id
}
