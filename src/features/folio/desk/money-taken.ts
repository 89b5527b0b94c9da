import type { RecordPayment } from '#contract/money.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import type { Bill } from '../folio.ts'

/**
 * Money on one bill, to be confirmed with the receipt that says so. Handed in by who composes the
 * screen: recording money is the payments' own.
 */
export type MoneyTaken = (
  subject: Bill,
  body: Omit<RecordPayment, 'customer_name'> & { customer_name: string },
) => NewOperation
