import type { Tx } from '../../db/store.ts'
import { notifyCartsPaid } from '../cart/index.ts'
import type { Subject } from './payables/payable.ts'

/**
 * Called in the transaction that makes it true, each time that subjects have come to be paid in
 * full, by whatever way: a provider's page, the sandbox's card, a device's pay call. Their rows are
 * locked and say so already; one that was cancelled meanwhile is among them, flagged
 * `paid_cancelled`. What guests are told of it is queued from here; rooms tell by themselves
 * (bookings/notify.ts).
 */
export async function tellPaid(tx: Tx, subjects: readonly Subject[]): Promise<void> {
  await notifyCartsPaid(tx, subjects)
}
