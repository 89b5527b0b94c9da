import type { Tx } from '../db/store.ts'
import { contactsOf, type Reached } from './contacts.ts'
import { refuseForNow, spend } from './spend.ts'
import { budgetOf } from './budgets.ts'

/** Something a stranger has open at the house, unpaid and unconfirmed. */
export interface Open extends Reached {
  amount: number
}

/** How soon the house, or a guest, may have settled some of it, ms. */
const SOON = 10 * 60_000

/**
 * Refuses what would be too much open at a time: for one contact, and for all strangers together.
 * `open`: what there is already, this one not among it. Throws `too_many_requests`.
 */
export async function checkOpen(
  tx: Tx,
  kind: string,
  asked: Open,
  open: (tx: Tx) => Promise<readonly Open[]>,
): Promise<void> {
  const { asker } = tx.stamp
  if (asker === undefined || asker.lane === 'staff') return
  const { contact, house } = budgetOf(asker.budgets, kind)
  const contacts = contactsOf(asked)
  const rows = await open(tx)
  const own = rows.filter((row) => contactsOf(row).some((one) => contacts.includes(one)))
  // The first is borne, however much it is: by itself it would never be less.
  if (contact?.window === 'open' && own.length > 0 && sum(own) + asked.amount > contact.most) {
    refuseForNow(SOON)
  }
  if (asker.lane === 'stranger' && house?.window === 'open') {
    if (rows.length > 0 && sum(rows) + asked.amount > house.most) refuseForNow(SOON)
  }
  await spend(tx, kind, contacts, asked.amount)
}

function sum(rows: readonly Open[]): number {
  return rows.reduce((all, { amount }) => all + amount, 0)
}
