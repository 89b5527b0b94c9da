import * as z from 'zod/mini'
import {
  reportedParked,
  reportParked as reportBody,
  type ReportedParked,
} from '#contract/outbox.ts'
import type { ParkedTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { retryOnConflict } from '../../pipeline/retry.ts'
import { actorKey } from '../../pipeline/actor.ts'
import { refuse, task, type Call } from '../../pipeline/endpoint.ts'
import { spend } from '../../budgets/spend.ts'
import { columnsOf, reportEnvelope, type ReportEnvelope } from './stored-report.ts'

/** Invalid rows are handled one by one. */
const envelope = z.object({ rows: z.array(reportEnvelope).check(z.maxLength(100)) })

type Reported = ReportedParked['rows'][number]

/** About how many bytes are stored. */
function sizeOf({ request, refusal, words }: ReturnType<typeof columnsOf>): number {
  return request.length + refusal.length + words.length
}

/** What is there already of the operations that are reported, in two queries for all of them. */
interface Existing {
  /** Ids that were reported before. */
  reported: Set<string>
  /** Keys that were used or voided meanwhile: the store overrides the device. */
  keys: Map<string, 'taken' | 'withdrawn'>
}

async function findExisting(tx: Tx, reports: readonly ReportEnvelope[]): Promise<Existing> {
  if (reports.length === 0) return { reported: new Set(), keys: new Map() }
  const ids = reports.map(({ id }) => id.toLowerCase())
  const reported = await tx.db.selectFrom('parked').select('id').where('id', 'in', ids).execute()
  const keys = await tx.db
    .selectFrom('operations')
    .select(['key', 'state'])
    .where(
      'key',
      'in',
      reports.map(({ key }) => key.toLowerCase()),
    )
    .execute()
  return {
    reported: new Set(reported.map(({ id }) => id)),
    keys: new Map(keys.map(({ key, state }) => [key, state === 'done' ? 'taken' : 'withdrawn'])),
  }
}

function stateOf({ state, key }: ReportEnvelope, { keys }: Existing): string {
  return state === 'open' ? (keys.get(key.toLowerCase()) ?? 'open') : state
}

/** What is to be done about a report; without `columns`: nothing. */
interface Plan {
  id: string
  isNew: boolean
  columns?: ReturnType<typeof columnsOf>
  answer: Reported
}

function reportedRow(
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

async function plan(
  tx: Tx,
  report: ReportEnvelope,
  found: Existing,
  { actor, now }: Call<unknown>,
): Promise<Plan> {
  const id = report.id.toLowerCase()
  const known = found.reported.has(id) ? await tx.lock('parked', id) : undefined
  if (known && known.actor !== actorKey(actor)) {
    return refuse('somebody_elses_report')
  }
  const unchanged = (answer: Reported): Plan => ({ id, isNew: false, answer })
  // A colleague dealt with it: nothing the device says opens it again.
  if (known?.state === 'settled') return unchanged(reportedRow(id, known))
  const wanted = {
    ...columnsOf(report, actor, stateOf(report, found), now),
    // When it was confirmed does not change; of an odd clock it is when the house first heard of it.
    ...(known && { device_time: known.device_time }),
  }
  if (known) {
    const names = Object.keys(wanted) as (keyof typeof wanted)[]
    if (names.every((name) => known[name] === wanted[name]))
      return unchanged(reportedRow(id, known))
    return { id, isNew: false, columns: wanted, answer: reportedRow(id, known) }
  }
  const newAnswer = reportedRow(id, { state: wanted.state, settled_by: null, settled_note: null })
  if (wanted.state !== 'open') return unchanged(newAnswer)
  return { id, isNew: true, columns: wanted, answer: newAnswer }
}

async function writeReport(
  tx: Tx,
  { id, isNew, columns, answer }: Plan,
  { actor }: Call<unknown>,
): Promise<Reported> {
  if (columns === undefined) return answer
  if (!isNew) return reportedRow(id, await tx.update('parked', id, columns))
  await tx.insert('parked', {
    id,
    ...columns,
    actor: actorKey(actor),
    actor_name: actor.kind === 'staff' ? actor.name : 'Guest',
    device_id: actor.deviceId ?? '',
    settled_by: null,
    settled_at: null,
    settled_note: null,
  })
  return answer
}

/** For all of them at once and before any is written: what is refused costs the house next to nothing. */
async function spendBudgets(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const count = plans.filter(({ isNew }) => isNew).length
  const bytes = plans.reduce((sum, { columns }) => sum + (columns ? sizeOf(columns) : 0), 0)
  if (count > 0) await spend(tx, 'reports', [], count)
  if (bytes > 0) await spend(tx, 'reportBytes', [], bytes)
}

/** POST /api/outbox/parked. Saying the same again changes nothing. */
export const reportParked = task({
  name: 'reportParked',
  body: envelope,
  documentedBody: reportBody,
  answer: reportedParked,
  async run(call, { store, limits, requesterOf }) {
    const { body, actor, address, now } = call
    if (actor.deviceId === null) return refuse('device_id_needed')
    for (const { key } of body.rows) limits.count(actor, address, `park ${key}`, now.getTime())
    // In one order, so that two reports cannot wait for each other.
    const sorted = body.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const work = async (tx: Tx) => {
      const asker = requesterOf(actor, address)
      tx.stampWith({ at: now.toISOString(), operationId: null, requester: asker })
      const found = await findExisting(tx, sorted)
      const plans = new Map<string, Plan>()
      // If an operation is reported twice, the last report counts.
      for (const report of sorted) {
        plans.set(report.id.toLowerCase(), await plan(tx, report, found, call))
      }
      await spendBudgets(tx, [...plans.values()])
      const states = new Map<string, Reported>()
      for (const [id, planned] of plans) states.set(id, await writeReport(tx, planned, call))
      return states
    }
    const answers = await retryOnConflict(() => store.transaction(work))
    return { status: 200, body: { rows: body.rows.map(({ id }) => answers.get(id.toLowerCase())) } }
  },
})
