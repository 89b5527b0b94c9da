import { msg } from '@lingui/core/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors, OperationDescriptor } from '#offline/operation-descriptor.ts'
import type { ChargeToStay, WriteOffStay } from '#contract/folio.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import { applyAdd, applyIssue, applyRemove, applyWriteOff } from './operations/overlay.ts'

/** Descriptors of the changes of a stay's bill, one for each endpoint. */

/** Back to the bill, where it can be done in another way. */
const openBill = (operation: OperationRow): ReturnType<OperationDescriptor['recoveryActions']> => [
  {
    kind: 'open',
    label: msg`Open the bill`,
    to: `/dashboard/stays/${encodeURIComponent(operation.params.id ?? '')}/folio`,
  },
]

function writeOffTitle({ amount }: WriteOffStay) {
  const sum = amountText(amount)
  return amount > 0 ? msg`Write off ${sum}` : msg`Ask for it again`
}

const check = msg`Check the bill in the house’s own list before you send this again.`

export const descriptors: OperationDescriptors = {
  addFolioItem: {
    title: () => msg`Add to the bill`,
    detail: storedDetail,
    overlay: { resource: 'folio_items', apply: applyAdd },
    recoveryActions: openBill,
    failed: msg`Failed to add it to the bill.`,
    check,
  },
  removeFolioItem: {
    title: () => msg`Take off the bill`,
    detail: storedDetail,
    overlay: { resource: 'folio_items', apply: applyRemove },
    recoveryActions: openBill,
    failed: msg`Failed to take it off the bill.`,
    check,
  },
  chargeToStay: {
    title: (operation) =>
      (operation.body as ChargeToStay).on ? msg`Put on the stay’s bill` : msg`Take off the bill`,
    // Which list it changes depends on its body: see chargeOverlays.
    detail: storedDetail,
    recoveryActions: openBill,
    failed: msg`Failed to change the bill.`,
    check,
  },
  writeOffStay: {
    title: (operation) => writeOffTitle(operation.body as WriteOffStay),
    detail: storedDetail,
    overlay: { resource: 'hotel_bookings', apply: applyWriteOff },
    recoveryActions: openBill,
    failed: msg`Failed to write it off.`,
    check,
  },
  sendLetterAgain: {
    title: () => msg`Send a message again`,
    detail: storedDetail,
    recoveryActions: openBill,
    failed: msg`Failed to send the message.`,
    check: msg`Ask the guest whether the message arrived before you send it again.`,
  },
  sendReceipt: {
    title: () => msg`Send receipt`,
    detail: storedDetail,
    recoveryActions: openBill,
    failed: msg`Failed to send the receipt.`,
    check: msg`Ask the guest whether the receipt arrived before you send it again.`,
  },
  issueReceipt: {
    title: () => msg`Receipt`,
    detail: storedDetail,
    overlay: { resource: 'receipts', apply: applyIssue },
    recoveryActions: openBill,
    failed: msg`Failed to keep the receipt.`,
    check,
  },
}
