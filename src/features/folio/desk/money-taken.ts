import type { RecordPayment } from '#contract/money.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import type { Bill } from '../folio.ts'

/**
 * Makes the operation that records money on one bill. The app passes it in: recording money belongs to
 * the payments feature.
 */
export type MoneyTaken = (
  subject: Bill,
  body: Omit<RecordPayment, 'customer_name'> & { customer_name: string },
) => NewOperation
