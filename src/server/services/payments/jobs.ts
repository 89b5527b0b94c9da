import type { Job } from '../../jobs.ts'
import { pollPayments } from './poll.ts'
import type { PaymentContext } from './rows.ts'
import { sendRefunds } from './send-refunds.ts'

const POLL_MS = 20_000

/** What payments need done without being asked. */
export function paymentJobs(context: PaymentContext): Job[] {
  return [
    {
      name: 'asking about payments',
      everyMs: POLL_MS,
      run: (_now, stopping) => pollPayments(context, stopping),
    },
    {
      name: 'sending refunds',
      everyMs: POLL_MS,
      run: (_now, stopping) => sendRefunds(context, stopping),
    },
  ]
}
