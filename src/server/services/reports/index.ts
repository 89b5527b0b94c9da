/** What others may use of this folder. */
export { netCents, refundedCents } from './net.ts'
export { receivedIn, refundedIn, type Moments } from './revenue.ts'
