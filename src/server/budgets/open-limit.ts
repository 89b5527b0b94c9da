import type { Tx } from '../db/store.ts'
import { normalizedContacts, type ContactDetails } from './contacts.ts'
import { refuseOverBudget, spend } from './spend.ts'
import { budgetOf } from './budgets.ts'

/** Something a stranger has open at the house, unpaid and unconfirmed. */
export interface OpenItem extends ContactDetails {
  amount: number
}

/** How soon the house, or a guest, may have settled some of it, ms. */
const RETRY_MS = 10 * 60_000

/**
 * Refuses what would be too much open at a time: for one contact, and for all strangers together.
 * `open`: what there is already, this one not among it. Throws `too_many_requests`.
 */
export async function checkOpenLimit(
  tx: Tx,
  kind: string,
  asked: OpenItem,
  open: (tx: Tx) => Promise<readonly OpenItem[]>,
): Promise<void> {
  const { requester } = tx.stamp
  if (requester === undefined || requester.lane === 'staff') return
  const { contact, house } = budgetOf(requester.budgets, kind)
  const contacts = normalizedContacts(asked)
  const rows = await open(tx)
  const own = rows.filter((row) => normalizedContacts(row).some((one) => contacts.includes(one)))
  // The first is borne, however much it is: by itself it would never be less.
  if (contact?.window === 'open' && own.length > 0 && sum(own) + asked.amount > contact.max) {
    refuseOverBudget(RETRY_MS)
  }
  if (requester.lane === 'stranger' && house?.window === 'open') {
    if (rows.length > 0 && sum(rows) + asked.amount > house.max) refuseOverBudget(RETRY_MS)
  }
  await spend(tx, kind, contacts, asked.amount)
}

function sum(rows: readonly OpenItem[]): number {
  return rows.reduce((all, { amount }) => all + amount, 0)
}
