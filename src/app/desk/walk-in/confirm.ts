import { uuidv7 } from '#lib/uuid.ts'
import { actorKey } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import type { WalkInForm } from './form.ts'

/**
 * All of the chain, or none: one transaction of the device's store, so that no crash between two of
 * its rows leaves half a walk-in. Throws NotSavedError; nothing was written then.
 */
export async function confirmChain(chain: readonly NewOperation[]): Promise<void> {
  const [head, ...followers] = chain
  if (head !== undefined) await offline().outbox.confirm(head, ...followers)
}

/** After a chain that was not saved: another try is another chain. */
export function newIds(): WalkInForm['ids'] {
  return { book: uuidv7(), approve: uuidv7(), pay: uuidv7(), checkIn: uuidv7() }
}

/** Whether the chain of a draft was saved, just before the page went away. */
export const isConfirmed = ({ ids }: WalkInForm): Promise<boolean> => isInOutbox(ids.book)

/** Whether the first operation of a chain was saved, and not taken back. */
export async function isInOutbox(head: string): Promise<boolean> {
  const { outbox, actor } = offline()
  const rows = await outbox.list([actorKey(actor())]).catch(() => [])
  return rows.some(({ id, state }) => id === head && state !== 'withdrawn')
}
