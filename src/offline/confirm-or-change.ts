import type { NewOperation, Outbox } from './outbox/types.ts'

/**
 * Writes an operation down: in the place of `changing`, which waits or was refused, else as a new
 * one. Answers its id; that of `changing` where it was too late for it, or the server is asked first.
 * Throws NotSavedError.
 */
export async function confirmOrChange(
  outbox: Pick<Outbox, 'confirm' | 'change'>,
  operation: NewOperation,
  changing: string | null,
): Promise<string> {
  if (changing === null) return (await outbox.confirm(operation)).id
  const { params, body, words } = operation
  const outcome = await outbox.change(changing, { ...(params && { params }), body, words })
  return outcome.outcome === 'changed' ? outcome.successor.id : changing
}
