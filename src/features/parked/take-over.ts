import { actorKey, type ActorRef, type OperationRow } from '#offline/db/schema.ts'
import type { Outbox, WishOutcome } from '#offline/outbox/types.ts'

type Wishes = Pick<Outbox, 'change' | 'withdraw'>

/**
 * Takes over what a colleague recorded on this device: each entry becomes the admin's own, the same
 * body at the same place in the order, sent in the admin's name and saying whose it was. What was
 * tried is looked up at the server first, so that nothing is done twice. What its person wanted to
 * withdraw is withdrawn, never done. Oldest first; what was done before a failure stays done, and the rest
 * can be taken over again. Throws where this device can keep nothing.
 *
 * @param open all open rows of that person; others are left alone
 */
export async function takeOver(
  outbox: Wishes,
  open: readonly OperationRow[],
  { admin, reason }: { admin: ActorRef; reason: string },
): Promise<WishOutcome[]> {
  const byId = new Map(open.map((row) => [row.id, row]))
  const successors = new Set(open.map(successorOf))
  const heads = open.filter(({ id }) => !successors.has(id)).toSorted((a, b) => a.seq - b.seq)
  // In parallel: each is written at once, and all wait for the server together.
  return Promise.all(
    heads.map((row) => {
      if (row.actor.kind !== 'staff') throw new Error('What guests ordered is not taken over')
      if (row.wish?.kind === 'withdraw') return outbox.withdraw(row.id, actorKey(admin))
      const { route, params, body, words, validUntil } = byId.get(successorOf(row) ?? '') ?? row
      const onBehalfOf = row.onBehalfOf ?? {
        user_id: row.actor.userId,
        name: row.actor.name,
        reason,
      }
      const same = { route, params, body, words, validUntil }
      return outbox.change(row.id, { ...same, actor: admin, onBehalfOf })
    }),
  )
}

function successorOf({ wish }: OperationRow): string | undefined {
  return wish?.kind === 'change' ? wish.successor : undefined
}
