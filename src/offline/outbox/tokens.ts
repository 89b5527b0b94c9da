import type { SenderRow } from '../db/schema.ts'

/**
 * Send tokens of people who did not ask to be remembered: they live as long as this page and lie
 * nowhere (design §5, "Whose it is").
 */
export interface Tokens {
  /** What may send now: those kept on the device, and this page's own. By actor key. */
  with(kept: readonly SenderRow[]): Senders
  set(sender: SenderRow): void
  /** The house refused this token. False when it is not one of this page's. */
  refuse(actorKey: string, token: string, at: number): boolean
  drop(actorKey: string): void
}

export type Senders = ReadonlyMap<string, SenderRow>

export function createTokens(): Tokens {
  const own = new Map<string, SenderRow>()
  return {
    with: (kept) => new Map([...kept.map((row) => [row.actorKey, row] as const), ...own]),
    set: (sender) => void own.set(sender.actorKey, sender),
    refuse(actorKey, token, at) {
      const sender = own.get(actorKey)
      if (sender?.token !== token) return false
      own.set(actorKey, { ...sender, refusedAt: at })
      return true
    },
    drop: (actorKey) => void own.delete(actorKey),
  }
}

/** Whether an actor's rows may be sent: guests need no token. */
export function maySend(senders: Senders, actorKey: string): boolean {
  return actorKey === 'guest' || senders.get(actorKey)?.refusedAt === null
}
