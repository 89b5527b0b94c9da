import { uuidv7 } from '#lib/uuid.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import { actorKey } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'

/** A stay as operations in their order: the one that makes it, and what follows it. */
export type Chain = readonly [NewOperation, ...NewOperation[]]

/**
 * All of the chain, or none: one transaction of the device's store, so that no crash between two of
 * its rows leaves half a stay. Answers the id of its first operation. Throws NotSavedError; nothing
 * was written then.
 *
 * @param changing an operation whose place the first one takes; what followed it stays as it is
 */
export async function confirmChain(
  [head, ...followers]: Chain,
  changing?: string,
): Promise<string> {
  const { outbox } = offline()
  if (changing !== undefined) return await confirmOrChange(outbox, head, changing)
  return (await outbox.confirm(head, ...followers)).id
}

/** After a chain that was not saved: another try is another chain. */
export function newIds<Ids extends Record<string, string>>(ids: Ids): Ids {
  return Object.fromEntries(Object.keys(ids).map((name) => [name, uuidv7()])) as Ids
}

/** Whether the first operation of a chain was saved, and not taken back. */
export async function isInOutbox(head: string): Promise<boolean> {
  const { outbox, actor } = offline()
  const rows = await outbox.list([actorKey(actor())]).catch(() => [])
  return rows.some(({ id, state }) => id === head && state !== 'withdrawn')
}
