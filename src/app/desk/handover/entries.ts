import type { HandedOver } from '#contract/handover.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'

/** What a device recorded in a shift, and whether the house has it. Pure. */

export type ServerAnswer = HandedOver['answers'][number]['state']

/**
 * there: the house has it. waits: on this device alone, or its answer was not heard. needs: it
 * stands still until somebody decides. lost: this device believed it taken, and the house does not
 * know it. over: taken back here, or settled by a colleague: nobody misses it.
 */
export type Standing = 'there' | 'waits' | 'needs' | 'lost' | 'over'

export interface Entry {
  row: OperationRow
  standing: Standing
  /** Of an earlier shift, and still not at the house. */
  earlier: boolean
}

/** Where no handover was ever completed on this device, ms. */
const DAY = 24 * 3_600_000

/**
 * The shift's rows, oldest first: after the last handover by their order on this device, since its
 * clock may have been set meanwhile; of the last day where there was none. What is still open stays
 * in the list, however old, of guests who ordered here too. An operation and its new body are one entry.
 */
export function shiftOf(
  rows: readonly OperationRow[],
  since: { seq: number } | null,
  now: number,
): { row: OperationRow; earlier: boolean }[] {
  // An ended row keeps its wish as a record: what came of it stands for itself by then.
  const successors = new Set(
    rows.map(({ wish, endedAt }) =>
      endedAt === null && wish?.kind === 'change' ? wish.successor : null,
    ),
  )
  const isNew = ({ seq, deviceTime }: OperationRow) =>
    since === null ? Date.parse(deviceTime) >= now - DAY : seq > since.seq
  return rows
    .filter(({ id, state, actor }) => {
      const counts = actor.kind === 'staff' || isOpenState(state)
      return counts && state !== 'superseded' && !successors.has(id)
    })
    .map((row) => ({ row, earlier: !isNew(row) }))
    .filter(({ row, earlier }) => !earlier || isOpenState(row.state))
    .toSorted((a, b) => a.row.seq - b.row.seq)
}

/** @param answer what the house said of it; undefined: it was not asked, or not heard */
export function standingOf(row: OperationRow, answer: ServerAnswer | undefined): Standing {
  switch (row.state) {
    case 'withdrawn':
    case 'superseded':
    case 'settled':
      return 'over'
    case 'taken':
      return answer === undefined || answer === 'taken' ? 'there' : 'lost'
    case 'parked':
      return answer === 'taken' ? 'there' : 'needs'
    default:
      if (answer === 'taken') return 'there'
      return answer === 'refused' ? 'needs' : 'waits'
  }
}

export function entriesOf(
  rows: readonly OperationRow[],
  since: { seq: number } | null,
  now: number,
  answers: ReadonlyMap<string, ServerAnswer> | null,
): Entry[] {
  return shiftOf(rows, since, now).map(({ row, earlier }) => ({
    row,
    earlier,
    standing: standingOf(row, answers?.get(row.id)),
  }))
}

export interface Tally {
  /** Entries that are to be at the house. */
  all: number
  there: number
  missing: Entry[]
  over: number
}

export function tallyOf(entries: readonly Entry[]): Tally {
  const count = (standing: Standing) => entries.filter((one) => one.standing === standing).length
  const over = count('over')
  return {
    all: entries.length - over,
    there: count('there'),
    missing: entries.filter(({ standing }) => standing !== 'there' && standing !== 'over'),
    over,
  }
}

export interface PersonsShare {
  actorKey: string
  /** Null: guests. */
  name: string | null
  all: number
  there: number
}

/** Who recorded how much, in the order of their first entry. */
export function byPerson(entries: readonly Entry[]): PersonsShare[] {
  const people = new Map<string, PersonsShare>()
  for (const { row, standing } of entries) {
    if (standing === 'over') continue
    const { actor, actorKey } = row
    const name = actor.kind === 'staff' ? actor.name : null
    const one = people.get(row.actorKey) ?? { actorKey, name, all: 0, there: 0 }
    people.set(row.actorKey, one)
    one.all += 1
    if (standing === 'there') one.there += 1
  }
  return [...people.values()]
}
