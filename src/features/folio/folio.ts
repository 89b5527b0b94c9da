import type { FolioItem, Receipt } from '#contract/folio.ts'
import type { Payable } from '#contract/payments.ts'
import { countedCents, folioBalance, type OpenLine } from '#domain/folio-balance.ts'
import { folioLines, folioTotal, type FolioCharge, type FolioLine } from '#domain/folio.ts'
import { toCents, toMinor } from '#domain/money.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { chargeKinds, type Charge, type ChargeKind } from './charges.ts'
import {
  billKey,
  paidOn,
  refundsOn,
  voidedOn,
  type PaidRow,
  type PaymentRow,
  type RefundRow,
  type VoidedRow,
} from './paid.ts'
import { lineKey, receipted, receiptsFor } from './receipted.ts'
import type { Stay } from './stay.ts'

/** A receipt on this device: without a number until the server has it. */
export type FolioReceipt = Omit<Receipt, 'number'> & { number: number | null }

export interface BillLine extends FolioLine<'item' | ChargeKind>, OpenLine {
  stayId: string
  /** Of `cents`, what stands on receipts already. */
  onReceipts: number
  /** Left to pay. */
  open: number
  /** What of a service it is; absent for nights, extras and items. */
  charge?: Charge
  /** Made on this device, not yet at the server. */
  waits: boolean
}

/** What money is recorded on. */
export interface Bill {
  kind: Payable
  id: string
  code: string
  title: string
  customer: string
}

export interface Folio {
  /** The stay that the folio was opened for, and the rooms booked with it where they are shown. */
  stays: readonly Stay[]
  lines: readonly BillLine[]
  bills: ReadonlyMap<string, Bill>
  paid: readonly PaidRow[]
  /** Voided, and still to be seen. */
  voided: readonly VoidedRow[]
  /** Given back, or to be; the payments count without what went back. */
  refunds: readonly RefundRow[]
  /** Paid, by the bills' own sums, but without a payment cached here; cents. */
  earlier: number
  total: number
  totalPaid: number
  /** Given up by the house, as far as no money has come for it; cents. */
  writtenOff: number
  balance: number
  receipts: readonly FolioReceipt[]
}

export interface FolioLabels {
  nights(nights: number, stay: Stay): string
  extras(stay: Stay): string
  charge(charge: Charge): string
  /** "104 Garden" */
  room(stay: Stay): string
}

export interface FolioParts {
  items: readonly FolioItem[]
  charges: Readonly<Record<ChargeKind, readonly Charge[]>>
  payments: readonly PaymentRow[]
  receipts: readonly FolioReceipt[]
}

const isCancelled = ({ status }: Stay) => status === 'cancelled'

/** Lines of one stay, before it is known what is paid. */
function linesOf(stay: Stay, parts: FolioParts, labels: FolioLabels) {
  const items = parts.items
    .filter((item) => item.booking_id === stay.id)
    .map((item): FolioCharge<'item'> & { waits: boolean } => ({
      kind: 'item',
      ref: item.id,
      title: item.title,
      qty: item.qty,
      cents: toCents(item.price * item.qty),
      waits: item.version === 0,
    }))
  const charges = chargeKinds
    .flatMap((kind) => parts.charges[kind])
    .filter((charge) => charge.stayId === stay.id)
  const byKey = new Map(charges.map((charge) => [lineKey(charge.kind, charge.id), charge]))
  const put: FolioCharge<'item' | ChargeKind>[] = [
    ...items,
    ...charges.map((charge) => ({
      kind: charge.kind,
      ref: charge.id,
      title: labels.charge(charge),
      qty: 1,
      cents: charge.cents,
    })),
  ]
  const days = {
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    price_per_night_cents: stay.pricePerNight,
    discount_cents: stay.discount,
    total_cents: stay.total,
  }
  const titles = {
    nights: (nights: number) => labels.nights(nights, stay),
    extras: labels.extras(stay),
  }
  const all = folioLines(days, put, titles)
  // A cancelled booking costs nothing here: the payments page settles what the house keeps of it.
  const standing = isCancelled(stay) ? all.filter(({ ref }) => ref !== null) : all
  const ghosts = new Set(items.filter(({ waits }) => waits).map(({ ref }) => ref))
  return standing.map((line) => {
    const key = lineKey(line.kind, line.ref ?? stay.id)
    const charge = byKey.get(key)
    const bill = charge ? billKey(charge.kind, charge.id) : billKey('room', stay.id)
    const waits = charge?.waits ?? (line.ref !== null && ghosts.has(line.ref))
    return { ...line, key, bill, stayId: stay.id, waits, ...(charge && { charge }) }
  })
}

function billsOf(
  stays: readonly Stay[],
  lines: readonly { charge?: Charge; title: string }[],
  labels: FolioLabels,
) {
  const bills = new Map<string, Bill>()
  for (const stay of stays) {
    const { id, code, guest } = stay
    const bill = { kind: 'room', id, code, title: labels.room(stay), customer: guest } as const
    bills.set(billKey('room', id), bill)
  }
  for (const { charge, title } of lines) {
    if (charge === undefined) continue
    const { kind, id, code, guest } = charge
    const customer = guest || (stays[0]?.guest ?? '')
    bills.set(billKey(kind, id), { kind, id, code, title, customer })
  }
  return bills
}

/** What the server says was paid on each bill. */
const reportedPaid = (stays: readonly Stay[], charges: readonly Charge[]) => [
  ...stays.map((stay) => ({ bill: billKey('room', stay.id), cents: stay.paid })),
  ...charges
    .filter(({ isPaid }) => isPaid)
    .map(({ kind, id, cents }) => ({ bill: billKey(kind, id), cents })),
]

/** Money that waits on this device, as the house will count it (`countedCents`). */
function countWaiting(paid: readonly PaidRow[], open: number): PaidRow[] {
  const { base } = houseMoneyHere()
  let left = open
  return paid.map((row) => {
    if (!row.waits || row.rate === null) return row
    const cents = countedCents(row, toMinor(row.amount, row.currency), base, left)
    left -= cents
    return { ...row, cents }
  })
}

/** The bill of one stay, or of rooms booked together: balance = lines - payments, to the cent. */
export function folioOf(stays: readonly Stay[], parts: FolioParts, labels: FolioLabels): Folio {
  const onReceipts = receipted(parts.receipts)
  const plain = stays.flatMap((stay) => linesOf(stay, parts, labels))
  const lines = plain.map((line) => ({
    ...line,
    onReceipts: Math.min(line.cents, onReceipts.get(line.key) ?? 0),
    receipted: onReceipts.has(line.key),
  }))
  const bills = billsOf(stays, plain, labels)
  const charges = plain.flatMap(({ charge }) => (charge ? [charge] : []))
  const found = paidOn(new Set(bills.keys()), parts.payments)
  const money = {
    lines,
    serverTotals: reportedPaid(stays, charges),
    writtenOff: stays.reduce((sum, stay) => sum + stay.writtenOff, 0),
  }
  const without = found.filter(({ waits, rate }) => !waits || rate === null)
  const paid =
    without.length === found.length
      ? found
      : countWaiting(found, folioBalance({ ...money, payments: without }).balance)
  const { balance, open, earlier, writtenOff } = folioBalance({ ...money, payments: paid })
  return {
    stays,
    lines: lines.map((line) => ({ ...line, open: open.get(line.key) ?? 0 })),
    bills,
    paid,
    voided: voidedOn(new Set(bills.keys()), parts.payments),
    refunds: refundsOn(new Set(bills.keys()), parts.payments),
    earlier: earlier.reduce((sum, { cents }) => sum + cents, 0),
    total: folioTotal(lines),
    totalPaid: folioTotal([...paid, ...earlier]),
    writtenOff,
    balance,
    receipts: receiptsFor(stays, lines, parts.receipts),
  }
}
