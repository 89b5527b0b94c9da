import type { RunningPart } from '#domain/running.ts'
import type { Moment } from './columns.ts'

/** The last time that a part of the house's running needed somebody. */
export interface AlertsTable {
  part: RunningPart
  began_at: Moment
  /** When any server last saw it. */
  seen_at: Moment
  /** When admins were last told that it lasts; null: never. */
  told_at: Moment | null
  over_at: Moment | null
}
