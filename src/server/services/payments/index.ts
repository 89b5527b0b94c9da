/** What others may use of this folder. */
export { announcedReference } from './announced.ts'
export { refreshStatus } from './refresh-status.ts'
export { duesOf } from './due.ts'
export {
  cancelledFlag,
  amountHeld,
  flagCancelledPaid,
  clearCancelledPaidFlag,
} from './cancelled-paid.ts'
export type { Bill, Subject } from './payables/payable.ts'
export {
  describeSubjects,
  wholeTitle,
  flagSubjects,
  isPayable,
  keyOf,
  payables,
  unflagSubjects,
} from './payables/payables.ts'
export { requestRefund } from './refund.ts'
export { checkPaymentsOnline } from './check-payments-online.ts'
export { isOn, nothingBack, type PaymentRow, paymentsOn, roomSubjects, takenFor } from './rows.ts'
