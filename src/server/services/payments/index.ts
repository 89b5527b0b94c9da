/** What others may use of this folder. */
export { tellPaid } from './after-paid.ts'
export { announcedReference } from './announced.ts'
export { askAbout } from './ask.ts'
export { duesOf } from './due.ts'
export { flagOfCancelled, heldFor, markHeld, unmarkHeld } from './held.ts'
export type { Bill, Subject } from './payables/payable.ts'
export {
  describeSubjects,
  flagSubjects,
  isPayable,
  keyOf,
  payables,
  unflagSubjects,
} from './payables/payables.ts'
export { requestRefund } from './refund.ts'
export { refuseWithoutPayments } from './refuse-without.ts'
export { isOn, type PaymentRow, paymentsOn, roomSubjects, takenFor } from './rows.ts'
export { tellHouse } from './tell-house.ts'
