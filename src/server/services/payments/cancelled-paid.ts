import type { Kysely } from 'kysely'
import { flagWhenCancelled, flagWhenSettled } from '#domain/cancelled-paid.ts'
import type { Database } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import type { Bill, Subject } from './payables/payable.ts'
import { payables } from './payables/payables.ts'
import { paymentsOn, takenFor } from './rows.ts'

/** Money that the house has of what it cancelled itself: marked until somebody settles it. */

/** Money received for a subject and not refunded, in cents of a dollar. */
export async function amountHeld(db: Kysely<Database>, subject: Subject): Promise<number> {
  return takenFor(subject, await paymentsOn(db, [subject]))
}

/** The flag that a row gets in the step by which staff cancel it; the row is locked. */
export async function cancelledFlag(
  tx: Tx,
  subject: Subject,
  flag: string | null,
  noShow = false,
): Promise<string | null> {
  return flagWhenCancelled(flag, await amountHeld(tx.db, subject), noShow)
}

/** Sets the flag when money comes after the cancellation. */
export async function flagCancelledPaid(
  tx: Tx,
  { kind, id }: Subject,
  cents: number,
): Promise<void> {
  await payables[kind].reflag(tx, id, (flag) => flagWhenCancelled(flag, cents))
}

/** Clears the flag once the desk has decided to refund or to keep the money. */
export async function clearCancelledPaidFlag(tx: Tx, { kind, id }: Subject): Promise<void> {
  await payables[kind].reflag(tx, id, flagWhenSettled)
}

/** Clears the flag of those that are refunded completely. */
export async function clearFlagsOfRefunded(tx: Tx, bills: readonly Bill[]): Promise<void> {
  const cancelled = bills.filter((bill) => bill.cancelled)
  const payments = await paymentsOn(tx.db, cancelled)
  for (const bill of cancelled) {
    if (takenFor(bill, payments) <= 0) await clearCancelledPaidFlag(tx, bill)
  }
}
