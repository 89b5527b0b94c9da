import { digitsOf, type Currency } from '#lib/currency.ts'
import { centsOf, chargedIn, type Exchange } from './money.ts'

/**
 * What is left to pay on a folio, by line, so that one bill can be split among payers (issue "front
 * desk"). All in cents of the base currency. Whatever is paid covers lines; nothing is lost between the two:
 * balance = lines - payments, and the parts of a split add up to the whole.
 */

/** Something on a folio. `bill`: what money for it is recorded on (a booking, an order…). */
export interface OpenLine {
  key: string
  bill: string
  cents: number
  /** It stands on a receipt already: money covers it before others of its bill. */
  receipted?: boolean
}

/** What was paid on a bill, and not given back. */
export interface PaidBill {
  bill: string
  cents: number
}

/** Sums by bill. */
function byBill(all: readonly PaidBill[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { bill, cents } of all) sums.set(bill, (sums.get(bill) ?? 0) + cents)
  return sums
}

const sum = (all: readonly { cents: number }[]) => all.reduce((so, { cents }) => so + cents, 0)

/** Lines less payments; below zero where more was paid than is owed. */
export function balanceOf(lines: readonly OpenLine[], paid: readonly PaidBill[]): number {
  return sum(lines) - sum(paid)
}

/**
 * What each line still owes, by key. A bill's money covers its own lines, those on a receipt first,
 * then in their order; what is over covers the other bills' lines. Together they owe the balance,
 * or nothing where it is below zero.
 */
export function openByLine(
  lines: readonly OpenLine[],
  paid: readonly PaidBill[],
): Map<string, number> {
  const left = byBill(paid)
  const open = new Map(lines.map(({ key, cents }) => [key, cents]))
  const cover = ({ key }: OpenLine, from: string) => {
    const owed = open.get(key) ?? 0
    const taken = Math.max(0, Math.min(owed, left.get(from) ?? 0))
    open.set(key, owed - taken)
    left.set(from, (left.get(from) ?? 0) - taken)
  }
  const first = lines.filter(({ receipted }) => receipted === true)
  const ordered = [...first, ...lines.filter(({ receipted }) => receipted !== true)]
  for (const line of ordered) cover(line, line.bill)
  for (const line of ordered) for (const from of left.keys()) cover(line, from)
  return open
}

/** Everything that is known of one stay's money, or of a bill that stands by itself. */
export interface FolioMoney {
  lines: readonly OpenLine[]
  /** `waits`: taken on this device, so that the house's own word cannot count it yet. */
  payments: readonly (PaidBill & { waits?: boolean })[]
  /** What the house says was paid on a bill, where not every payment is kept here. */
  serverTotals?: readonly PaidBill[]
  /** What the house gave up of it, cents: never more than is open, so that money still counts. */
  writtenOff?: number
}

export interface FolioBalance {
  /** Lines less payments and what was written off: below zero, more was paid than is owed. */
  balance: number
  /** Of what was written off, the part that no money has come for since; cents. */
  writtenOff: number
  /** What each line still owes, by its key. */
  open: Map<string, number>
  /** Paid before the payments that are kept here, by bill. */
  earlier: PaidBill[]
}

/** What the house says was paid, beyond the payments that are kept here. */
function earlierThan({ payments, serverTotals = [] }: FolioMoney): PaidBill[] {
  const local = byBill(payments.filter(({ waits }) => waits !== true))
  return serverTotals
    .map(({ bill, cents }) => ({ bill, cents: cents - (local.get(bill) ?? 0) }))
    .filter(({ cents }) => cents > 0)
}

/**
 * What a stay owes with all that was charged to it: nights, extras, items, meals, laundry, cars and
 * tours, less the payments on any of them. The one answer of every screen, and of the house.
 */
export function folioBalance(money: FolioMoney): FolioBalance {
  const earlier = earlierThan(money)
  const paid = [...money.payments, ...earlier]
  const unpaid = balanceOf(money.lines, paid)
  const writtenOff = Math.min(Math.max(0, unpaid), money.writtenOff ?? 0)
  // It belongs to no bill, so it covers what is left of any line after all money has.
  const covered = [...paid, { bill: '', cents: writtenOff }]
  return {
    balance: unpaid - writtenOff,
    writtenOff,
    open: openByLine(money.lines, covered),
    earlier,
  }
}

/** What the chosen lines still owe together. */
export function dueFor(open: ReadonlyMap<string, number>, chosen: Iterable<string>): number {
  let due = 0
  for (const key of new Set(chosen)) due += open.get(key) ?? 0
  return due
}

/** Money to be recorded on a bill, in the smallest unit of the currency given. */
export interface Part {
  bill: string
  amount: number
}

/**
 * Spreads money over the bills of the chosen lines, in their order: each is given what it owes, and
 * what is over goes on `otherwise`. The parts add up to the amount exactly.
 *
 * @param amount in the smallest unit of the currency given; without `exchange` in cents.
 * @param otherwise the bill for money that no chosen line asks for.
 */
export function spread(
  amount: number,
  lines: readonly OpenLine[],
  open: ReadonlyMap<string, number>,
  otherwise: string,
  exchange: Exchange | null = null,
): Part[] {
  const owed = byBill(lines.map(({ key, bill }) => ({ bill, cents: open.get(key) ?? 0 })))
  const units = (cents: number) => (exchange === null ? cents : chargedIn(exchange, cents))
  const parts = new Map<string, number>()
  let [cents, given] = [0, 0]
  for (const [bill, owes] of owed) {
    cents += owes
    // Rounded as one sum, so that they do not drift apart over many bills.
    const part = Math.min(units(cents), amount) - given
    if (part > 0) parts.set(bill, part)
    given += Math.max(0, part)
  }
  if (given < amount) parts.set(otherwise, (parts.get(otherwise) ?? 0) + amount - given)
  return Array.from(parts, ([bill, part]) => ({ bill, amount: part }))
}

/**
 * What money counts for where so much is open: all of it, if only the smallest coin of another currency
 * keeps the two apart. A US cent is fourteen francs, so nobody pays 50,000 francs in dollars to the franc.
 */
export function countedCents(
  exchange: Exchange,
  charged: number,
  base: Currency,
  open: number,
): number {
  const { currency, rate } = exchange
  const cents = centsOf(exchange, charged, base)
  if (rate === null || open <= 0) return cents
  const coin = 100 / (rate * 10 ** digitsOf(currency))
  return Math.abs(cents - open) < coin ? open : cents
}
