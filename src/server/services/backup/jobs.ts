import type { Job } from '../../jobs.ts'
import type { Store } from '../../db/store.ts'
import type { ScheduledBackups } from '../../storage/scheduled-backups.ts'
import { remindOverdue } from './schedule/overdue.ts'
import { deleteStaleWork } from './work.ts'

const HOUR = 3_600_000

export { createScheduledBackups } from './schedule/scheduled.ts'
export { backupPlaces } from './schedule/places.ts'

/** Back-ups that were fetched, and those that nobody confirmed, do not lie about; daily ones are made. */
export function backupJobs(store: Store, workDir: string, scheduled: ScheduledBackups): Job[] {
  return [
    {
      name: 'backups',
      everyMs: HOUR / 4,
      // Files bear the machine's own time.
      run: () => deleteStaleWork(workDir, Date.now(), 2 * HOUR),
    },
    {
      name: 'scheduled back-ups',
      everyMs: 60_000,
      run: (_now, stopping) => scheduled.runDue(stopping),
    },
    {
      name: 'erasures beside back-ups',
      everyMs: 60_000,
      run: () => scheduled.erasures.sync(),
    },
    {
      name: 'overdue back-ups',
      everyMs: HOUR,
      run: (now) => remindOverdue(store, scheduled.places, now),
    },
  ]
}
