import type { ErasureTrouble } from '#contract/backup.ts'
import type { Erasures } from '../db/backup/erasures.ts'
import type { ObjectStore } from './object-store.ts'

/** Who was erased, as it lies beside the back-ups. */
export interface ErasuresElsewhere {
  erasures: Erasures
  /** Places with a list that could not be read. */
  unread: { place: ObjectStore; why: ErasureTrouble }[]
}

/** The list of erasures beside the back-ups, in each place (decision 94). Never inside a transaction. */
export interface ErasureLists {
  /**
   * Brings each place up to date, and erases again in the store whom only a place knows to be erased.
   * A place that fails is noted down and tried again later; `atOnce`: now, however often it failed.
   */
  sync(atOnce?: boolean): Promise<void>
  /** By place, as far as is written down: whether all that the store has lies there, and what is wrong. */
  standing(): Promise<
    ReadonlyMap<ObjectStore['kind'], { isThere: boolean; trouble: ErasureTrouble | null }>
  >
  /** What lies in all places, for a restore. */
  read(): Promise<ErasuresElsewhere>
}

/** Back-ups by schedule: made on this machine, then brought to each place that lacks one. */
export interface ScheduledBackups {
  readonly places: readonly ObjectStore[]
  /** HH:MM of the house's day. */
  readonly at: string
  readonly erasures: ErasureLists
  /** Makes one where it is due: at its time, or at the start after the house was switched off. */
  runDue(stopping: AbortSignal): Promise<void>
  /** Makes one now, into all places. Answers false where one is being made. */
  runNow(): Promise<boolean>
}

/** A server without any. */
export const noScheduledBackups: ScheduledBackups = {
  places: [],
  at: '03:00',
  erasures: {
    sync: async () => {},
    standing: async () => new Map(),
    read: async () => ({ erasures: { keys: [], erasures: [] }, unread: [] }),
  },
  runDue: async () => {},
  runNow: async () => false,
}
