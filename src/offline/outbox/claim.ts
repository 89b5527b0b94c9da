import type { OperationRow } from '../db/schema.ts'
import type { HostKind } from '../link/types.ts'
import { tryWithNewVersion } from './requeue.ts'
import { leaveToPerson } from './apply.ts'
import { grantWish } from './wish.ts'
import type { Engine } from './engine.ts'
import { followAll, type Lookup, type Rows } from './follow.ts'
import { nextRows, nextWish, wisherOf, type QueueView } from './queue.ts'
import { endAttempt, startAttempt } from './attempt.ts'
import { waitingAgain } from './row.ts'
import { sendersOf, signedIn } from './tokens.ts'
import type { OutboxTx } from './store.ts'

/** Rows marked as being sent, and by whose right. */
export interface Claim {
  /** Its key is to be voided. */
  wished: boolean
  rows: OperationRow[]
  attemptId: string
  actorKey: string
  token: string | null
  known: Lookup
}

/** Rows, with who may send them and when. */
export async function view(engine: Engine, tx: OutboxTx, rows: Rows): Promise<QueueView> {
  return {
    ...rows,
    senders: sendersOf(engine, await tx.senders()),
    signedIn: (row) => signedIn(engine, row),
    now: engine.now(),
  }
}

/**
 * Chooses what goes next and marks it, in one transaction: whatever a person does after that meets
 * a row that was tried. Null when nothing is due. Wishes go before everything: they free what waits.
 */
export function claim(engine: Engine, host: HostKind, limit: number): Promise<Claim | null> {
  return engine.store.write(async (tx) => {
    const queue = await view(engine, tx, await followAll(tx))
    const wish = host === 'ours' ? nextWish(queue) : undefined
    const rows = wish === undefined ? nextRows(queue, host === 'ours' ? limit : 1) : [wish]
    const [first] = rows
    // On a foreign host `unknown` is what another page or worker left just now: a person's.
    if (!first || (host === 'foreign' && first.state === 'unknown')) return null

    const attemptId = engine.newId()
    const wished = wish !== undefined
    const started = rows.map((row) => {
      const begun = startAttempt(row, attemptId, engine.now())
      return wished ? begun : { ...begun, state: 'sending' as const, tries: row.tries + 1 }
    })
    await tx.put(started)
    const actorKey = wisherOf(first)
    const session = wished ? null : signedIn(engine, first)
    const token = session ?? queue.senders.get(actorKey)?.token ?? null
    return { wished, rows: started, attemptId, actorKey, token, known: queue.known }
  })
}

/**
 * Which waits a drain forgets, bit by bit, so that several who ask at once each get their own: none,
 * and with the link known to be down it looks for the server before it looks for rows; none; those
 * for want of a link, now back; all.
 */
export const IF_LINK = 0
export const FORGET_NONE = 1
export const LINK = 2
export const ALL = 4
export const FORGET_LINK = FORGET_NONE | LINK
export const FORGET_ALL = FORGET_NONE | ALL

/**
 * What a new holder of the lock does first: whatever its predecessor was sending is unknown now,
 * and on a foreign host a person's to decide. Answers what there is.
 */
export function recover(engine: Engine, host: HostKind, forget: number): Promise<QueueView> {
  return engine.store.write(async (tx) => {
    await tryWithNewVersion(engine, tx)
    const read = await tx.open()
    const open = read.map((row) => recovered(row, forget))
    await tx.put(open.filter((row, at) => row !== read[at]))
    if (host !== 'foreign') return view(engine, tx, await followAll(tx, open))
    for (const { id } of open) await decideForeign(engine, tx, id)
    return view(engine, tx, await followAll(tx))
  })
}

async function decideForeign(engine: Engine, tx: OutboxTx, id: string): Promise<void> {
  const row = await tx.one(id)
  if (row?.state === 'unknown') await leaveToPerson(tx, row, engine.now())
  else if (row?.state === 'waiting' && row.wish !== null) await grantWish(tx, row, engine.now())
}

function recovered(row: OperationRow, forget: number): OperationRow {
  if (row.state === 'sending') {
    return waitingAgain({ ...endAttempt(row, { none: 'interrupted' }), doubt: true })
  }
  if (row.nextTry === 0 || row.state === 'parked') return row
  const last = row.attempts.at(-1)?.result ?? null
  const forgets = forget & ALL || (forget & LINK && last !== null && 'none' in last)
  return forgets ? { ...row, nextTry: 0 } : row
}
