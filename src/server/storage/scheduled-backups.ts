import type { ObjectStore } from './object-store.ts'

/** Back-ups by schedule: made on this machine, then brought to each place that lacks one. */
export interface ScheduledBackups {
  readonly places: readonly ObjectStore[]
  /** HH:MM of the house's day. */
  readonly at: string
  /** Makes one where it is due: at its time, or at the start after the house was switched off. */
  runDue(stopping: AbortSignal): Promise<void>
  /** Makes one now, into all places. Answers false where one is being made. */
  runNow(): Promise<boolean>
}

/** A server without any. */
export const noScheduledBackups: ScheduledBackups = {
  places: [],
  at: '03:00',
  runDue: async () => {},
  runNow: async () => false,
}
