import { chargedIn } from '#domain/money.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import type { Bill } from './payables/payable.ts'
import { keyOf, payables } from './payables/payables.ts'
import { paymentsOn, takenFor } from './rows.ts'

/** What is still to be paid for something. */
export interface Due {
  bill: Bill
  cents: number
  /** In the bill's currency: cents of a dollar, or whole francs. */
  charged: number
}

/** What is due for each of these, those left out for which nothing is. */
export async function duesOf(tx: Tx, bills: readonly Bill[]): Promise<Due[]> {
  const payments = await paymentsOn(tx.db, bills)
  return bills
    .map((bill) => {
      const cents = bill.payment_status === 'paid' ? 0 : bill.total_cents - takenFor(bill, payments)
      return { bill, cents, charged: inCurrency(bill, cents) }
    })
    .filter(({ cents, charged }) => cents > 0 && charged > 0)
}

function inCurrency({ currency, rwf_rate, charged_total, total_cents }: Bill, cents: number) {
  if (cents === total_cents) return charged_total
  return chargedIn({ currency, rate: rwf_rate }, cents)
}

/**
 * What one payment covers, out of what was locked together: all that lives and is not paid yet.
 * `asked`: those that were named; refused with words where one of them needs no payment.
 */
export async function checkPayable(
  tx: Tx,
  asked: readonly Bill[],
  together: readonly Bill[],
): Promise<Due[]> {
  if (asked.some(({ cancelled }) => cancelled)) {
    refuse('cancelled_already', { what: nounOf(asked) })
  }
  const dues = await duesOf(
    tx,
    together.filter(({ cancelled }) => !cancelled),
  )
  const due = new Set(dues.map(({ bill }) => keyOf(bill)))
  if (!asked.every((bill) => due.has(keyOf(bill)))) {
    refuse('paid_already', { what: nounOf(asked) })
  }
  return checkOneCurrency(dues)
}

/**
 * What is left to pay of a cart: lines that were cancelled or are paid are left out. Refused with
 * words where nothing is due.
 */
export async function checkRemaining(tx: Tx, asked: readonly Bill[]): Promise<Due[]> {
  const active = asked.filter(({ cancelled }) => !cancelled)
  const what = asked.length === 1 ? nounOf(asked) : 'all'
  if (active.length === 0) refuse('cancelled_already', { what })
  const dues = await duesOf(tx, active)
  if (dues.length === 0) refuse('paid_already', { what })
  return checkOneCurrency(dues)
}

function nounOf(asked: readonly Bill[]): string {
  const [first] = asked
  if (asked.length === 1 && first !== undefined) return payables[first.kind].noun
  return asked.every(({ kind }) => kind === 'room') ? 'one_of_bookings' : 'one'
}

/** One payment is in one currency, at one rate. */
function checkOneCurrency(dues: Due[]): Due[] {
  const [first] = dues
  const alike = dues.every(
    ({ bill }) => bill.currency === first?.bill.currency && bill.rwf_rate === first.bill.rwf_rate,
  )
  if (alike) return dues
  const roomsAlone = dues.every(({ bill }) => bill.kind === 'room')
  return refuse(roomsAlone ? 'bookings_in_two_currencies' : 'stay_in_two_currencies')
}
