import type { Tx } from '../../db/store.ts'
import { flagSubjects, type Subject, unflagSubjects } from '../payments/index.ts'
import { stayMoney } from './stay-money.ts'

/**
 * Money that was taken is a fact, also where two tablets took it twice: both stand, and what is over
 * is marked for the desk, who gives it back or puts it on something else. A charge that comes later,
 * or a void, takes the mark off.
 */
export async function updateOverpaidFlag(tx: Tx, subject: Subject): Promise<void> {
  const { balance, subjects, payments } = await stayMoney(tx.db, subject)
  // Francs are rounded to a cent, once a payment.
  if (-balance > payments) await flagSubjects(tx, [subject], 'overpaid')
  else await unflagSubjects(tx, subjects, ['overpaid'])
}
