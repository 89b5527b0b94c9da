import { scheduledBackups, type ScheduledBackups } from '#contract/backup.ts'
import { useAsked, type Loaded } from '#parts/ask-server.ts'

/** Null also where a server answers what it should not. */
const readBackups = (body: unknown): ScheduledBackups | null =>
  scheduledBackups.safeParse(body).data ?? null

/** The house's back-ups by schedule, as of now: never cached. */
export const useScheduledBackups = (): Loaded<ScheduledBackups | null> =>
  useAsked('listBackups', readBackups)
