import { toCents } from '#domain/money.ts'
import type { BillLine, FolioReceipt } from './folio.ts'
import type { Stay } from './stay.ts'

/** The stable key of a line, on receipts and for ticking. */
export function lineKey(kind: string, ref: string): string {
  return `${kind}:${ref}`
}

const keysOf = ({ booking_id, lines }: FolioReceipt) =>
  lines.map(({ kind, ref }) => lineKey(kind, ref ?? booking_id))

/**
 * Cents on receipts, by line. It needs all receipts: one of rooms booked together has lines of other
 * stays than its own.
 */
export function receipted(receipts: readonly FolioReceipt[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { booking_id, lines } of receipts) {
    for (const { kind, ref, amount } of lines) {
      const key = lineKey(kind, ref ?? booking_id)
      found.set(key, (found.get(key) ?? 0) + toCents(amount))
    }
  }
  return found
}

/** The receipts of these stays, and those written on another's bill for lines of this one. */
export function receiptsFor(
  stays: readonly Pick<Stay, 'id'>[],
  lines: readonly { key: string }[],
  receipts: readonly FolioReceipt[],
): FolioReceipt[] {
  const ids = new Set(stays.map(({ id }) => id))
  const keys = new Set(lines.map(({ key }) => key))
  return receipts.filter(
    (receipt) => ids.has(receipt.booking_id) || keysOf(receipt).some((key) => keys.has(key)),
  )
}

/** The stays of a receipt's lines; the receipt's own stay where none of its lines is left. */
export function staysOn(
  receipt: FolioReceipt,
  { stays, lines }: { stays: readonly Stay[]; lines: readonly Pick<BillLine, 'key' | 'stayId'>[] },
): Stay[] {
  const keys = new Set(keysOf(receipt))
  const ids = new Set(lines.filter(({ key }) => keys.has(key)).map(({ stayId }) => stayId))
  const on = stays.filter(({ id }) => ids.has(id))
  return on.length > 0 ? on : stays.filter(({ id }) => id === receipt.booking_id)
}
