import { uuidv7 } from '#lib/uuid.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import type { WalkInForm } from './form.ts'

/**
 * All of the chain, or none: what was written before one could not be is asked back. Throws
 * NotSavedError.
 */
export async function confirmChain(chain: readonly NewOperation[]): Promise<void> {
  const { outbox } = offline()
  const saved: string[] = []
  try {
    for (const operation of chain) saved.push((await outbox.confirm(operation)).id)
  } catch (error) {
    // The last first: none may go on for a moment without what it follows.
    for (const id of saved.toReversed()) await outbox.withdraw(id).catch(() => undefined)
    throw error
  }
}

/** After a chain that was asked back: another try is another chain. */
export function newIds(): WalkInForm['ids'] {
  return { book: uuidv7(), approve: uuidv7(), pay: uuidv7(), checkIn: uuidv7() }
}
