import type { Tx } from '../db/store.ts'
import { normalizedContacts, type ContactDetails } from './contacts.ts'
import { refuseOverBudget, spend } from './spend.ts'
import { budgetOf } from './budgets.ts'

/** An unpaid and unconfirmed booking or order of a stranger. */
export interface OpenItem extends ContactDetails {
  amount: number
}

/** By then the desk or a guest may have settled something, ms. */
const RETRY_MS = 10 * 60_000

/**
 * Refuses too many open items: for one contact, and for all strangers together. `open`: the
 * existing ones without this one. Throws `too_many_requests`.
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
  // The first is always accepted: alone it would never get smaller.
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
