import type { StayEvent, StayLetter } from '#contract/stay-events.ts'
import { OPERATION_REF } from '#contract/wire.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import { isWished } from '#parts/desk/open-steps.ts'

/** Something that was done about the stay, by the house's word. */
export interface Done {
  event: StayEvent
  /** When the house heard of it, where that was much later. */
  heardAt: string | null
}

export interface SentLetter {
  event: StayEvent
  letter: StayLetter
}

/** A device that was without the link for less is not worth a word, ms. */
const LATE_MS = 5 * 60_000

const isLate = ({ at, created_at }: StayEvent) => Date.parse(created_at) - Date.parse(at) > LATE_MS

/** The newest first. What the house did by itself followed what was done in the same moment. */
const newestFirst = (a: StayEvent, b: StayEvent) =>
  order(b.at, a.at) || order(b.created_at, a.created_at) || order(b.id, a.id)

const order = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** What was done, and the letters, each the newest first. */
export function historyOf(events: readonly StayEvent[]): {
  done: readonly Done[]
  letters: readonly SentLetter[]
} {
  const sorted = events.toSorted(newestFirst)
  return {
    done: sorted
      .filter(({ kind }) => kind !== 'letter')
      .map((event) => ({ event, heardAt: isLate(event) ? event.created_at : null })),
    letters: sorted.flatMap((event) =>
      event.params.letter === undefined ? [] : [{ event, letter: event.params.letter }],
    ),
  }
}

/**
 * What was recorded on this device about the stay, or an order on its bill, and the house has not
 * told of yet; the newest first. Changes of what is being taken back are left out.
 *
 * @param operations with the rows' current ids (parts/desk/about-rows.ts)
 * @param subjects the stay's id, and those of the orders on its bill
 */
export function waitingOf(
  operations: readonly OperationRow[],
  subjects: ReadonlySet<string>,
  events: readonly StayEvent[],
): readonly OperationRow[] {
  const told = new Set(events.map(({ operation_id }) => operation_id))
  return operations
    .filter(
      (one) =>
        isOpenState(one.state) && isWished(one) && !told.has(one.id) && isAbout(one, subjects),
    )
    .toSorted((a, b) => b.seq - a.seq)
}

/** What makes a row stands in its own group; what changes one, in that of the row. */
function isAbout({ id, group }: OperationRow, subjects: ReadonlySet<string>): boolean {
  return subjects.has(OPERATION_REF + id) || subjects.has(group.slice(group.indexOf(':') + 1))
}
