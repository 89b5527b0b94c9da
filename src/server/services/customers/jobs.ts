import type { Store } from '../../db/store.ts'
import type { Job } from '../../jobs.ts'
import { syncCustomers } from './sync.ts'

/** Guests who book become customers within seconds. For startJobs. */
export function customerJobs(store: Store): Job[] {
  return [{ name: 'customers', everyMs: 3_000, run: () => syncCustomers(store) }]
}
