import type { Job } from '../../jobs.ts'
import { updateAlerts } from './alerts.ts'
import { runningFacts, type Watched } from './facts.ts'

const MINUTE = 60_000

/** Looks once a minute whether admins are to be told of something. */
export function runningJobs(watched: Watched): Job[] {
  return [
    {
      name: 'alerts',
      everyMs: MINUTE,
      run: async (now) => await updateAlerts(watched.store, await runningFacts(watched, now), now),
    },
  ]
}
