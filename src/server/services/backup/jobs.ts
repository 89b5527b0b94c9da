import type { Job } from '../../jobs.ts'
import { deleteStaleWork } from './work.ts'

const HOUR = 3_600_000

/** Back-ups that were fetched, and those that nobody confirmed, do not lie about. */
export function backupJobs(workDir: string): Job[] {
  return [
    {
      name: 'backups',
      everyMs: HOUR / 4,
      // Files bear the machine's own time.
      run: () => deleteStaleWork(workDir, Date.now(), 2 * HOUR),
    },
  ]
}
