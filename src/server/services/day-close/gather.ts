import type { Kysely } from 'kysely'
import { dayFigures, type DatedMovement, type DayFigures } from '#domain/day-close.ts'
import type { Database } from '../../db/schema.ts'
import type { Moments } from '../reports/index.ts'
import { dayOfMoment, momentsOf, type ClosedDay } from './days.ts'
import { factsNotCounted, type Fact } from './facts.ts'
import { movementsNotCounted } from './movements.ts'
import { changedSince } from './newest-close.ts'

/** What no close counts yet, of one day and of days before it that are closed. */
export interface Gathered {
  span: Moments
  movements: DatedMovement[]
  facts: Fact[]
}

export async function gather(
  db: Kysely<Database>,
  day: string,
  timezone: string,
  closed: readonly ClosedDay[],
): Promise<Gathered> {
  const span = closed.find((one) => one.day === day) ?? momentsOf(timezone, day)
  const dayOf = dayOfMoment(closed, { day, ...span }, timezone)
  const firstClosed = closed.map(({ from }) => from).toSorted()[0] ?? null
  const closedBefore = new Set(closed.filter((one) => one.day < day).map((one) => one.day))
  const counts = (one: { day: string }) => one.day === day || closedBefore.has(one.day)
  const asked = { span, firstClosed, since: await changedSince(db) }
  const movements = await movementsNotCounted(db, asked, dayOf)
  const facts = await factsNotCounted(db, asked, dayOf)
  return {
    span: { from: span.from, to: span.to },
    movements: movements.filter(counts),
    facts: facts.filter(counts),
  }
}

const ofKind = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind) =>
  facts.flatMap((one) => (one.kind === kind ? [one.its] : [])) as Extract<
    Fact,
    { kind: Kind }
  >['its'][]

/** The totals of what was gathered for one day. */
export function figuresOf({ movements, facts }: Gathered, day: string): DayFigures {
  const its = facts.filter((one) => one.day === day)
  return dayFigures({
    movements: movements.filter((one) => one.day === day),
    voided: ofKind(its, 'void'),
    receipts: ofKind(its, 'receipt'),
    writeOffs: ofKind(its, 'write_off'),
    tills: ofKind(its, 'till'),
  })
}

/** The same of each other day, the first one first. */
export function carriedOf(gathered: Gathered, day: string) {
  const all = [...gathered.movements, ...gathered.facts].map((one) => one.day)
  return [...new Set(all)]
    .filter((one) => one !== day)
    .toSorted()
    .map((one) => ({ day: one, figures: figuresOf(gathered, one) }))
}
