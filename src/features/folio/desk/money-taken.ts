import type { RecordPayment } from '#contract/money.ts'
import type { Bill } from '../folio.ts'

/**
 * Writes down money on one bill; resolves when it is on this device, throws NotSavedError. Handed in
 * by who composes the screen: recording money is the payments' own.
 */
export type RecordMoney = (
  subject: Bill,
  body: Omit<RecordPayment, 'customer_name'> & { customer_name: string },
) => Promise<unknown>
