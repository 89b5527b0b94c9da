import type { OperationRow, SenderRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'

/** What may send now, by actor key. */
export type Senders = ReadonlyMap<string, SenderRow>

/**
 * Senders kept on the device, and those of people who did not ask to be remembered: these live as
 * long as this page, in `own`, and lie nowhere (design §5, "Whose it is").
 */
export function sendersOf({ own }: { own: Senders }, stored: readonly SenderRow[]): Senders {
  return new Map([...stored.map((row) => [row.actorKey, row] as const), ...own])
}

/** Whether an actor's rows may be sent: guests need no token. */
export function maySend(senders: Senders, actorKey: string): boolean {
  return actorKey === 'guest' || senders.get(actorKey)?.refusedAt === null
}

/** See OutboxSetup.signedIn; a session that the server refused is none. */
export function signedIn({ signedIn: of, memory }: Engine, row: OperationRow) {
  const token = of?.(row)
  return token !== undefined && token === memory.refused ? null : token
}
