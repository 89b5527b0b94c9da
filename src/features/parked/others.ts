import type { ActorRef, OperationRow } from '#offline/db/schema.ts'
import { decisionsOf, waitingOf, type Decision } from './decisions.ts'

/** Operations of other people on this device that the server does not have. Pure. */

export interface OthersWork {
  actorKey: string
  /** Null: guests who ordered on this device. */
  name: string | null
  actor: ActorRef
  /** Waiting to be sent, oldest first: those that the viewer may read. */
  waiting: OperationRow[]
  /** Decisions, without those that the server's list of parked rows shows. */
  decisions: Decision[]
  /** All their open operations, readable by the viewer or not, oldest first. */
  open: OperationRow[]
  /** Of `open`, how many wait to be sent, whether the viewer may read them or not. */
  waits: number
  /** Number of their decisions that the server's list does not show. */
  needs: number
  /** Something of theirs cannot be sent before they sign in. */
  signIn: boolean
}

export interface Seen {
  readable: (row: OperationRow) => boolean
  /** Ids in the server's list of parked rows. */
  reported: ReadonlySet<string>
  /** Keys of people whose sign-in is needed. */
  signIn: ReadonlySet<string>
}

/** How many of their entries are open; a change and what it changes count as one. */
export function entriesOf({ open, waits }: Pick<OthersWork, 'open' | 'waits'>): number {
  return waits + open.filter(({ state }) => state === 'parked').length
}

/** By person, in the order of their first open row. */
export function othersOf(
  every: readonly OperationRow[],
  own: string,
  { readable, reported, signIn }: Seen,
): OthersWork[] {
  // For all people at once: a change may be one person's and what it changes another's.
  const allWaiting = waitingOf(every)
  const theirs = new Map<string, OperationRow[]>()
  for (const row of every.toSorted((a, b) => a.seq - b.seq)) {
    if (row.actorKey === own || row.endedAt !== null) continue
    theirs.set(row.actorKey, [...(theirs.get(row.actorKey) ?? []), row])
  }
  return [...theirs].map(([actorKey, open]) => {
    const actor = open[0]!.actor
    const waiting = allWaiting.filter((row) => row.actorKey === actorKey)
    const decisions = decisionsOf(open).filter(({ head }) => !reported.has(head.id))
    return {
      actorKey,
      actor,
      name: actor.kind === 'staff' ? actor.name : null,
      waiting: waiting.filter(readable),
      decisions: decisions.filter(({ head }) => readable(head)),
      open,
      waits: waiting.length,
      needs: decisions.length,
      signIn: signIn.has(actorKey),
    }
  })
}

export interface Totals {
  waiting: number
  /** Decisions, of this device and others. */
  needYou: number
}

/** Everybody's together. */
export function totalsOf({
  waiting,
  decisions,
  others,
  elsewhere,
}: {
  waiting: readonly unknown[]
  decisions: readonly unknown[]
  others: readonly Pick<OthersWork, 'waits' | 'needs'>[]
  elsewhere: readonly unknown[]
}): Totals {
  const sum = (count: (one: Pick<OthersWork, 'waits' | 'needs'>) => number) =>
    others.reduce((all, one) => all + count(one), 0)
  return {
    waiting: waiting.length + sum(({ waits }) => waits),
    needYou: decisions.length + elsewhere.length + sum(({ needs }) => needs),
  }
}
