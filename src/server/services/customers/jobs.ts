import type { Store } from '../../db/store.ts'
import type { Job } from '../../jobs.ts'
import { syncCustomers } from './sync.ts'

/** Who books is a customer a moment later, on every device of the desk. For startJobs. */
export function customerJobs(store: Store): Job[] {
  return [{ name: 'customers', everyMs: 3_000, run: () => syncCustomers(store) }]
}
