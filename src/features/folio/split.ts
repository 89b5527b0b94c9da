import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { Currency } from '#lib/currency.ts'
import type { PaidPart, ReceiptLine } from '#contract/folio.ts'
import { fromCents } from '#domain/money.ts'
import type { BillLine, Folio } from './folio.ts'

/** One payer's part of a bill: the lines chosen, what is due for them, and their receipt. */

/** The part of a line that is on no receipt yet; cents. */
export const unreceipted = ({ cents, onReceipts }: BillLine) => Math.max(0, cents - onReceipts)

/** Whether it can still be paid or put on a receipt. */
export const canBeChosen = (line: BillLine) => line.open > 0 || unreceipted(line) > 0

/** The chosen lines as they go on a receipt; a line's difference alone where it grew since. */
export function receiptLines(chosen: readonly BillLine[], mainStayId: string): ReceiptLine[] {
  return chosen
    .filter((line) => unreceipted(line) > 0)
    .map((line) => ({
      kind: line.kind,
      // The booking itself; the other room's, where several are on one bill.
      ref: line.ref ?? (line.stayId === mainStayId ? null : line.stayId),
      title: line.title,
      qty: line.qty,
      amount: fromCents(unreceipted(line)),
    }))
}

/** Money that this payer gives now. */
export interface Given {
  method: string
  /** In `currency`. */
  amount: number
  currency: Currency
  /** The same in cents of the base currency. */
  cents: number
  /** Of `currency` for one of the base; null: none is known, or it was given in the base. */
  rate: number | null
  /** By a test card. */
  trial?: boolean
}

/** As a receipt stores it: another currency with its rate. */
const partOf = ({ method, amount, currency, rate, trial }: Omit<Given, 'cents'>): PaidPart => ({
  method,
  amount,
  currency,
  ...(rate !== null && currency !== houseMoneyHere().base && { rwf_rate: rate }),
  ...(trial === true && { trial }),
})

/** How a receipt is paid: what was paid on its lines before, and what is given now. */
export function paidFor(
  folio: Folio,
  chosen: readonly BillLine[],
  given: Given | null,
): { paidCents: number; payments: PaidPart[] } {
  const onIt = chosen.filter((line) => unreceipted(line) > 0)
  const total = onIt.reduce((sum, line) => sum + unreceipted(line), 0)
  const before = onIt.reduce((sum, line) => sum + Math.max(0, unreceipted(line) - line.open), 0)
  const payments = [...paidBefore(folio, chosen, before)]
  if (given !== null) payments.push(partOf(given))
  return { paidCents: Math.min(total, before + (given?.cents ?? 0)), payments }
}

/** A receipt without lines: for a payment of what stands on an earlier one. */
export const paymentAlone = (given: Given) => ({
  paidCents: given.cents,
  payments: [partOf(given)],
})

/** Each payment by itself where the whole bill is one payer's; else the sum of what was paid. */
function paidBefore(folio: Folio, chosen: readonly BillLine[], cents: number): PaidPart[] {
  if (cents <= 0) return []
  const whole = folio.receipts.length === 0 && chosen.length === folio.lines.length
  if (!whole || folio.totalPaid !== cents) {
    const trial = folio.paid.some((row) => row.trial)
    return [
      {
        method: 'earlier',
        amount: fromCents(cents),
        currency: houseMoneyHere().base,
        ...(trial && { trial }),
      },
    ]
  }
  const parts = folio.paid.map(partOf)
  if (folio.earlier <= 0) return parts
  return [
    { method: 'earlier', amount: fromCents(folio.earlier), currency: houseMoneyHere().base },
    ...parts,
  ]
}
