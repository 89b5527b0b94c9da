import * as z from 'zod/mini'
import {
  reportedParked,
  reportParked as reportBody,
  type ReportedParked,
} from '#contract/outbox.ts'
import type { ParkedTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { again } from '../../http/again.ts'
import { actorName } from '../../http/actor.ts'
import { refuse, task, type Call } from '../../http/endpoint.ts'
import { spend } from '../../budgets/spend.ts'
import { findByKey } from '../../http/kept-answers.ts'
import { columnsOf, looseReport, type LooseReport } from './kept-report.ts'

/** Rows that are odd are looked at one by one. */
const envelope = z.object({ rows: z.array(looseReport).check(z.maxLength(100)) })

type Reported = ReportedParked['rows'][number]

/** Bytes that are kept of it, about. */
function sizeOf({ request, refusal, words }: ReturnType<typeof columnsOf>): number {
  return request.length + refusal.length + words.length
}

/** What the house knows better than the device: the key was used or burnt meanwhile. */
async function stateOf(tx: Tx, report: LooseReport): Promise<string> {
  if (report.state !== 'open') return report.state
  const row = await findByKey(tx.db, report.key.toLowerCase())
  if (row === undefined) return 'open'
  return row.state === 'done' ? 'taken' : 'withdrawn'
}

function told(
  id: string,
  row: Pick<ParkedTable, 'state' | 'settled_by' | 'settled_note'>,
): Reported {
  return {
    id,
    state: row.state as Reported['state'],
    settled_by: row.settled_by,
    settled_note: row.settled_note,
  }
}

async function take(tx: Tx, report: LooseReport, { actor, now }: Call<unknown>): Promise<Reported> {
  const id = report.id.toLowerCase()
  const known = await tx.lock('parked', id)
  if (known && known.actor !== actorName(actor)) {
    return refuse('forbidden', 'This was reported by somebody else.')
  }
  // A colleague dealt with it: nothing the device says opens it again.
  if (known?.state === 'settled') return told(id, known)
  const wanted = {
    ...columnsOf(report, actor, await stateOf(tx, report), now),
    // When it was confirmed does not change; of an odd clock it is when the house first heard of it.
    ...(known && { device_time: known.device_time }),
  }
  if (known) {
    const names = Object.keys(wanted) as (keyof typeof wanted)[]
    if (names.every((name) => known[name] === wanted[name])) return told(id, known)
    await spend(tx, 'reportBytes', [], sizeOf(wanted))
    return told(id, await tx.update('parked', id, wanted))
  }
  if (wanted.state !== 'open') {
    return { id, state: wanted.state as Reported['state'], settled_by: null, settled_note: null }
  }
  await spend(tx, 'reports', [])
  await spend(tx, 'reportBytes', [], sizeOf(wanted))
  await tx.insert('parked', {
    id,
    ...wanted,
    actor: actorName(actor),
    actor_name: actor.kind === 'staff' ? actor.name : 'Guest',
    device_id: actor.deviceId ?? '',
    settled_by: null,
    settled_at: null,
    settled_note: null,
  })
  return { id, state: 'open', settled_by: null, settled_note: null }
}

/** POST /api/outbox/parked. Saying the same again changes nothing. */
export const reportParked = task({
  name: 'reportParked',
  body: envelope,
  shownBody: reportBody,
  answer: reportedParked,
  async run(call, { store, limits, askerOf }) {
    const { body, actor, address, now } = call
    if (actor.deviceId === null) return refuse('bad_request', 'X-Device-Id is needed here.')
    for (const { key } of body.rows) limits.count(actor, address, `park ${key}`, now.getTime())
    // In one order, so that two reports cannot wait for each other.
    const sorted = body.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const work = async (tx: Tx) => {
      const asker = askerOf(actor, address)
      tx.stampWith({ at: now.toISOString(), operationId: null, asker })
      const states = new Map<string, Reported>()
      for (const report of sorted) states.set(report.id, await take(tx, report, call))
      return states
    }
    const answers = await again(() => store.transaction(work))
    return { status: 200, body: { rows: body.rows.map(({ id }) => answers.get(id)) } }
  },
})
